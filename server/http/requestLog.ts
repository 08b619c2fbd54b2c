import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import { inTrace, parseTraceparent } from '../tracing/trace.ts';

/** The names of routes, by the responses that they ended with. */
export const routes = new WeakMap<ServerResponse, string>();

/**
 * Logs one line per request: id, which the client gets as `X-Request-Id`, method, route, status,
 * duration, and the id of the lead that was saved. The path is left out. The request is handled in
 * its trace (decision 0269).
 */
export function requestLog(log: Log, clock: Clock): Middleware {
  const handle: Middleware = async (ctx, next) => {
    const startedAt = clock.now();
    const requestId = randomUUID();
    ctx.state.requestId = requestId;
    ctx.res.setHeader('X-Request-Id', requestId);
    await next();
    const { method, status } = ctx;
    const route = ctx.state.route ?? 'page';
    routes.set(ctx.res, route);
    const milliseconds = clock.now() - startedAt;
    const { leadId } = ctx.state;
    const fields = { requestId, method, route, status, milliseconds };
    log.info(leadId === undefined ? fields : { ...fields, leadId }, 'request');
  };
  return (ctx, next) => {
    const trace = parseTraceparent(ctx.get('traceparent'));
    return trace ? inTrace(trace, () => handle(ctx, next)) : handle(ctx, next);
  };
}
