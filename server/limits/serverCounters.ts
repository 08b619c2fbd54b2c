import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counters } from '../../backend/ports.ts';
import type { RateLimit } from '../../contract/rateLimits.ts';

/** Counters in a database, and their maintenance. */
export interface ServerCounters extends Counters {
  /** Deletes what expired an hour ago. */
  purge(): Promise<void>;
  close(): void;
}

/** Creates the port over one limiter for each limit. */
export function countersOf(createLimiter: (limit: RateLimit) => RateLimiterAbstract): Counters {
  const limiters = new Map<string, RateLimiterAbstract>();
  function limiterOf(limit: RateLimit) {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  }
  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
        return { isAllowed: true };
      } catch (error) {
        // The library rejects with a result when a limit is reached, and with an error when it
        // fails.
        if (!(error instanceof RateLimiterRes)) throw error;
        return { isAllowed: false, retryAfterMs: error.msBeforeNext };
      }
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}
