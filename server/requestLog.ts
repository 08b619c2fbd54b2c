import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** One line per request: id, method, the route's name (never the path, which may hold an id), status and duration. */
export function requestLog(log: Log, clock: Clock): Middleware {
  return async (ctx, next) => {
    const startedAt = clock.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    log.info(
      {
        requestId,
        method: ctx.method,
        route: ctx.state.route ?? 'page',
        status: ctx.status,
        milliseconds: clock.now() - startedAt,
      },
      'request',
    );
  };
}
