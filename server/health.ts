import type { Middleware } from 'koa';
import type { Store } from './store/Store.ts';

/**
 * Health checks. `/healthz` succeeds while the process runs; `/readyz` while the store responds and
 * the server is not stopping.
 */
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
