import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from './Counters.ts';

const HOUR_MS = 3600_000;

/** Counters in the PostgreSQL that all servers share; the migrations made their table. */
export function createPostgresCounters(pool: pg.Pool): Counters {
  return {
    limiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'counter',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
      }),
    async clear() {
      await pool.query('delete from counter where expire < $1', [Date.now() - HOUR_MS]);
    },
    close: () => undefined,
  };
}
