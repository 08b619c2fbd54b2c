import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { mailLimits, type ReportRequestOrigin } from '../../contract/rateLimits.ts';
import type { Log } from '../log.ts';
import type { Counters } from './Counters.ts';
import { consume, type Grant, giveBack } from './consume.ts';

/** Whether one more report may be mailed. Nobody is granted anything while the counters cannot be asked: mail fails closed. */
export interface MailLimits {
  grant(origin: ReportRequestOrigin): Promise<Grant>;
}

/** The contract's mail limits, counted in the store in use. */
export function createMailLimits(counters: Counters, log: Log): MailLimits {
  const rules = mailLimits.map(({ limit, subject }) => ({
    limiter: counters.limiter(limit),
    subject,
  }));

  return {
    async grant(origin) {
      const counted: { limiter: RateLimiterAbstract; subject: string }[] = [];
      for (const { limiter, subject: subjectOf } of rules) {
        const subject = subjectOf(origin);
        const grant = await consume(limiter, subject);
        if (grant.outcome === 'granted') {
          counted.push({ limiter, subject });
          continue;
        }
        if (grant.outcome === 'failed') {
          log.error({ err: grant.error }, 'mail limits not asked');
        }
        // What one limit refuses must not use up the others.
        await Promise.allSettled(counted.map(({ limiter, subject }) => giveBack(limiter, subject)));
        return grant;
      }
      return { outcome: 'granted' };
    },
  };
}

/** For load tests on this machine alone (S11). */
export const noMailLimits: MailLimits = { grant: async () => ({ outcome: 'granted' }) };
