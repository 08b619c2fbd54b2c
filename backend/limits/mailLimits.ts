import { mailLimits, type RateLimit, type ReportRequestOrigin } from '../../contract/rateLimits.ts';
import type { Counters, Log } from '../ports.ts';
import { consume, type LimitResult, refund } from './consume.ts';

/** Whether one more report may be mailed. Nothing is granted while the counters cannot be reached: mail fails closed. */
export interface MailLimits {
  request(origin: ReportRequestOrigin): Promise<LimitResult>;
}

/** The contract's mail limits; without counters everything is granted. */
export function createMailLimits(counters: Counters | null, log: Log): MailLimits {
  if (!counters) return { request: async () => ({ outcome: 'granted' }) };
  return {
    async request(origin) {
      const counted: { limit: RateLimit; subject: string }[] = [];
      for (const { limit, subject: subjectOf } of mailLimits) {
        const subject = subjectOf(origin);
        const result = await consume(counters, limit, subject);
        if (result.outcome === 'granted') {
          counted.push({ limit, subject });
          continue;
        }
        if (result.outcome === 'failed') log.error({ err: result.error }, 'mail limits not asked');
        // What one limit refuses must not use up the others.
        await Promise.allSettled(
          counted.map(({ limit, subject }) => refund(counters, limit, subject)),
        );
        return result;
      }
      return { outcome: 'granted' };
    },
  };
}
