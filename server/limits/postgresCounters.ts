import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { counterOptions, sweptBefore } from './counterTable.ts';
import { countersOf, type ServerCounters } from './serverCounters.ts';

/** Counters in the PostgreSQL that all servers share; the migrations made their table. */
export function createPostgresCounters(pool: pg.Pool): ServerCounters {
  return {
    ...countersOf(
      (limit) =>
        new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...counterOptions(limit) }),
    ),
    async clear() {
      await pool.query('delete from counter where expire < $1', [sweptBefore()]);
    },
    close: () => undefined,
  };
}
