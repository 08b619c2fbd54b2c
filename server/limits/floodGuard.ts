import type { Middleware } from 'koa';
import { addressKey, clientAddress } from '../clientAddress.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../Refusal.ts';
import type { Counters } from './Counters.ts';
import { consume } from './consume.ts';

/** More than any person sends, from one address in a minute (S11). */
const flood = { name: 'flood', points: 120, seconds: 60 };

/** Refuses a flood of posts from one address. While the counters cannot be asked everyone may save: a lead is worth more than a limit. */
export function floodGuard(counters: Counters, trustedHops: number, log: Log): Middleware {
  const limiter = counters.limiter(flood);
  return async (ctx, next) => {
    if (ctx.method === 'POST') {
      const grant = await consume(limiter, addressKey(clientAddress(ctx.req, trustedHops)));
      if (grant.outcome === 'refused') {
        throw new Refusal(
          429,
          `Expected at most ${flood.points} requests in ${flood.seconds} seconds; try again in ${grant.retryAfterSeconds} seconds.`,
          { 'Retry-After': String(grant.retryAfterSeconds) },
        );
      }
      if (grant.outcome === 'failed') log.error({ err: grant.error }, 'flood guard not asked');
    }
    await next();
  };
}
