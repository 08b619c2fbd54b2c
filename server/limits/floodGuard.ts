import type { Middleware } from 'koa';
import { createFloodGuard } from '../../backend/limits/floodGuard.ts';
import type { Counters, Log } from '../../backend/ports.ts';
import { addressKey, clientAddress } from '../clientAddress.ts';
import { writeReply } from '../Refusal.ts';

/** Refuses a flood of posts from one address before anything of them is read (S11). */
export function floodGuard(counters: Counters | null, trustedHops: number, log: Log): Middleware {
  const refuseFlood = createFloodGuard(counters, log);
  return async (ctx, next) => {
    const refusal =
      ctx.method === 'POST'
        ? await refuseFlood(addressKey(clientAddress(ctx.req, trustedHops)))
        : null;
    if (refusal) return writeReply(ctx, refusal);
    await next();
  };
}
