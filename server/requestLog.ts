import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Clock } from '../backend/ports.ts';
import type { Log } from './log.ts';

/** Names a request in the log and to the client (`X-Request-Id`). */
export const newRequestId = () => randomUUID();

/** One line per request: id, method, the route's name (never the path, which may hold an id), status and duration. */
export function requestLog(log: Log, clock: Clock): Middleware {
  return async (ctx, next) => {
    const startedAt = clock.now();
    const requestId = newRequestId();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const { method, status } = ctx;
    const route = ctx.state.route ?? 'page';
    const milliseconds = clock.now() - startedAt;
    log.info({ requestId, method, route, status, milliseconds }, 'request');
  };
}
