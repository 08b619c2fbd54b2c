import type { RateLimit } from '../../contract/rateLimits.ts';

const hourMs = 3600_000;

/** The options of a limit's counter in either database. */
export function counterOptions({ name, points, seconds }: RateLimit) {
  return {
    tableName: 'counter',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // An exceeded limit refuses without another query.
    inMemoryBlockOnConsumed: points + 1,
  };
}

/** Epoch milliseconds; counters that expired earlier are purged. */
export const purgedBefore = () => Date.now() - hourMs;
