import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { counterOptions, countersOf, purgedBefore, type ServerCounters } from './counters.ts';

/**
 * Creates counters in the PostgreSQL database that all servers share. The migrations create their
 * table.
 */
export function createPostgresCounters(pool: {
  query(sql: string, values: unknown[]): Promise<unknown>;
}): ServerCounters {
  return {
    ...countersOf(
      (limit) =>
        new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...counterOptions(limit) }),
    ),
    async purge() {
      await pool.query('delete from counter where expire < $1', [purgedBefore()]);
    },
    close: () => undefined,
  };
}
