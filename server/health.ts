import type { Context, Middleware } from 'koa';
import type { Outbox } from './outbox/createOutbox.ts';
import type { Store } from './store/Store.ts';

interface Checked {
  store: Pick<Store, 'check'>;
  outbox: Pick<Outbox, 'problems'>;
  isStopping: () => boolean;
}

/**
 * Health checks. `/healthz` succeeds while the process runs; `/readyz` while the store accepts
 * writes and the server is not stopping. `/readyz` also names the providers whose messages wait:
 * visitors are served meanwhile, so it succeeds.
 */
export function health({ store, outbox, isStopping }: Checked): Middleware {
  return (ctx, next) => (ctx.path === '/healthz' || ctx.path === '/readyz' ? respond(ctx) : next());

  async function respond(ctx: Context) {
    ctx.state.route = ctx.path.slice(1);
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
      return;
    }
    const problem = isStopping() ? 'stopping' : await storeProblem(store);
    ctx.status = problem ? 503 : 200;
    ctx.body = { status: problem ?? 'ok', waitingProviders: outbox.problems() };
  }
}

async function storeProblem(store: Pick<Store, 'check'>) {
  try {
    await store.check();
    return null;
  } catch {
    return 'the store accepts no writes';
  }
}
