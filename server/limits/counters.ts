import type Sqlite from 'better-sqlite3';
import { type RateLimiterAbstract, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Counters } from '../../backend/ports.ts';
import type { RateLimit } from '../../contract/rateLimits.ts';
import { openSqliteFile, retryWhileBusy } from '../sqlite/openSqliteFile.ts';

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

const hourMs = 3600_000;
/** Milliseconds that a count waits while another process writes to the same file. */
const lockMs = 1000;

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

/**
 * Opens counters in a file of their own. They survive a restart without an fsync each, and never
 * wait for a transaction that saves leads.
 */
export async function openSqliteCounters(file: string): Promise<ServerCounters> {
  const sqlite = await openSqliteFile(file, (sqlite) => {
    sqlite.pragma('synchronous = NORMAL');
    return sqlite.exec(
      'create table if not exists counter (key text primary key, points integer not null default 0, expire integer)',
    );
  });
  const statements = new Map<string, Sqlite.Statement>();
  /**
   * The client that the library counts with. The library prepares its query for each event, which
   * takes longer than running it, and puts this single statement into a transaction, which SQLite
   * does anyway. This client prepares each query once and starts no transaction.
   */
  const storeClient = {
    prepare(sql: string) {
      const statement = statements.get(sql) ?? sqlite.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    transaction: <T>(run: () => T) => run,
  };
  const purge = sqlite.prepare('delete from counter where expire < ?');
  const counters = countersOf(
    (limit) =>
      new RateLimiterSQLite({ storeClient, storeType: 'better-sqlite3', ...counterOptions(limit) }),
  );
  return {
    consume: (limit, key) => retryWhileBusy(() => counters.consume(limit, key), lockMs),
    refund: (limit, key) => retryWhileBusy(() => counters.refund(limit, key), lockMs),
    async purge() {
      await retryWhileBusy(() => purge.run(purgedBefore()), lockMs);
    },
    close: () => void sqlite.close(),
  };
}
