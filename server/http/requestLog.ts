import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';

/**
 * Logs one line per request: id, which the client gets as `X-Request-Id`, method, route, status,
 * duration, and the id of the lead that was saved. The path is left out.
 */
export function requestLog(log: Log, clock: Clock): Middleware {
  return async (ctx, next) => {
    const startedAt = clock.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.res.setHeader('X-Request-Id', requestId);
    await next();
    const { method, status } = ctx;
    const route = ctx.state.route ?? 'page';
    const milliseconds = clock.now() - startedAt;
    const { leadId } = ctx.state;
    const fields = { requestId, method, route, status, milliseconds };
    log.info(leadId === undefined ? fields : { ...fields, leadId }, 'request');
  };
}
