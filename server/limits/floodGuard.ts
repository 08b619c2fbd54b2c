import type { Context, Middleware } from 'koa';
import { createFloodGuard } from '../../backend/limits/floodGuard.ts';
import type { Ports } from '../../backend/ports.ts';
import type { RequestOrigin } from '../../contract/rateLimits.ts';
import { writeResponse } from '../http/HttpProblem.ts';

/** Refuses a flood of posts from one address before their bodies are read (S11). */
export function floodGuard(
  ports: Pick<Ports, 'counters' | 'hash' | 'log'>,
  requestOrigin: (ctx: Context) => RequestOrigin,
): Middleware {
  const refuseFlood = createFloodGuard(ports);
  return async (ctx, next) => {
    const response =
      ctx.method === 'POST' ? await refuseFlood(requestOrigin(ctx).addressKey) : null;
    if (response) return writeResponse(ctx, response);
    await next();
  };
}
