import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimit } from '../../contract/rateLimits.ts';

/** Where limits are counted: in the store in use, so that all servers count together. */
export interface Counters {
  limiter(limit: RateLimit): RateLimiterAbstract;
  /** Forget what expired an hour ago. */
  clear(): Promise<void>;
  close(): void;
}
