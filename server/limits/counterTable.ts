import type { RateLimit } from '../../contract/rateLimits.ts';

const HOUR_MS = 3600_000;

/** How a limit is counted in the table that the store keeps for it, whichever store that is. */
export function counterOptions({ name, points, seconds }: RateLimit) {
  return {
    tableName: 'counter',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is refused without asking the store again.
    inMemoryBlockOnConsumed: points + 1,
  };
}

/** Epoch milliseconds; what expired before is swept out of the table. */
export const sweptBefore = () => Date.now() - HOUR_MS;
