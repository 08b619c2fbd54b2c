import type { Counters, Log } from '../../backend/ports.ts';
import { crmLimit } from '../../contract/requestLimits.ts';

/** Counts a call to the CRM that is about to be made, and says when the next one may be. */
export type CrmPace = () => Promise<{ isAllowed: boolean; nextMs: number }>;

/**
 * Creates the pace of calls to the CRM, which servers that share counters keep together (S11).
 * While the counters cannot be reached, no call is made: it waits in the outbox and is not lost.
 */
export function createCrmPace(counters: Counters, log: Log): CrmPace {
  const everyMs = crmLimit.seconds * 1000;
  return async () => {
    try {
      const result = await counters.consume(crmLimit, 'all');
      return result.isAllowed
        ? { isAllowed: true, nextMs: everyMs }
        : { isAllowed: false, nextMs: result.retryAfterMs };
    } catch (err) {
      log.error({ err }, 'CRM calls not counted');
      return { isAllowed: false, nextMs: everyMs };
    }
  };
}
