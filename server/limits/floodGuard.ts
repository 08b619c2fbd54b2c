import type { Middleware } from 'koa';
import { floodLimit } from '../../contract/rateLimits.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import { addressKey, clientAddress } from '../clientAddress.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../Refusal.ts';
import type { Counters } from './Counters.ts';
import { consume } from './consume.ts';

/** Refuses a flood of posts from one address. While the counters cannot be asked everyone may save: a lead is worth more than a limit. */
export function floodGuard(counters: Counters, trustedHops: number, log: Log): Middleware {
  const limiter = counters.limiter(floodLimit);
  return async (ctx, next) => {
    if (ctx.method === 'POST') {
      const grant = await consume(limiter, addressKey(clientAddress(ctx.req, trustedHops)));
      if (grant.outcome === 'refused') {
        throw new Refusal(429, refusalDetails.flood(floodLimit, grant.retryAfterSeconds), {
          'Retry-After': String(grant.retryAfterSeconds),
        });
      }
      if (grant.outcome === 'failed') log.error({ err: grant.error }, 'flood guard not asked');
    }
    await next();
  };
}
