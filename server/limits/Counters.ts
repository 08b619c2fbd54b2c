import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** So many times in so long, counted apart from every other limit. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Where limits are counted: in the store in use, so that all servers count together. */
export interface Counters {
  limiter(limit: Limit): RateLimiterAbstract;
  /** Forget what expired an hour ago. */
  clear(): Promise<void>;
  close(): void;
}
