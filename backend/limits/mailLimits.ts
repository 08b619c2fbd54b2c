import { mailLimits, type RateLimit, type ReportRequestOrigin } from '../../contract/rateLimits.ts';
import type { Ports } from '../ports.ts';
import { consume, type LimitResult, refund } from './consume.ts';

/**
 * Decides whether one more report may be mailed. While the counters cannot be reached, none may.
 */
export interface MailLimits {
  request(origin: ReportRequestOrigin): Promise<LimitResult>;
}

/** Applies the contract's mail limits; without counters everything is granted. */
export function createMailLimits({
  counters,
  hash,
  mailPerHour,
  log,
}: Pick<Ports, 'counters' | 'hash' | 'mailPerHour' | 'log'>): MailLimits {
  if (!counters) return { request: async () => ({ outcome: 'granted' }) };
  const counting = { counters, hash };
  const limits = mailLimits(mailPerHour);
  return {
    async request(origin) {
      const counted: { limit: RateLimit; subject: string }[] = [];
      for (const { limit, subject: subjectOf } of limits) {
        const subject = subjectOf(origin);
        if (subject === null) continue;
        const result = await consume(counting, limit, subject);
        if (result.outcome === 'granted') {
          counted.push({ limit, subject });
          continue;
        }
        if (result.outcome === 'failed')
          log.error({ err: result.error }, 'mail limits not counted');
        // What one limit refuses does not count against the others.
        await Promise.allSettled(
          counted.map(({ limit, subject }) => refund(counting, limit, subject)),
        );
        return result;
      }
      return { outcome: 'granted' };
    },
  };
}
