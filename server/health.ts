import type { Middleware } from 'koa';
import type { Store } from './store/Store.ts';

/** `/healthz`: the process answers. `/readyz`: it may be given requests, for its store answers and it is not stopping. */
export function health(store: Pick<Store, 'check'>, isStopping: () => boolean): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.state.route = ctx.path.slice(1);
    ctx.set('Cache-Control', 'no-store');
    const problem = ctx.path === '/readyz' ? await unreadiness(store, isStopping) : null;
    ctx.status = problem ? 503 : 200;
    ctx.body = { status: problem ?? 'ok' };
  };
}

async function unreadiness(store: Pick<Store, 'check'>, isStopping: () => boolean) {
  if (isStopping()) return 'stopping';
  try {
    await store.check();
    return null;
  } catch {
    return 'the store does not answer';
  }
}
