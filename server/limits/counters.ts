import {
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Counters } from '../../backend/ports.ts';
import { memo } from '../../contract/memo.ts';
import type { RateLimit } from '../../contract/requestLimits.ts';
import { openSqliteFile, retryWhileBusy } from '../sqlite/openSqliteFile.ts';

/** Counters in a database, and their maintenance. */
export interface ServerCounters extends Counters {
  /** Deletes what expired an hour ago. */
  purge(): Promise<void>;
  close(): void;
}

/**
 * Milliseconds by which the clocks of servers may differ. A count that lasts longer than its limit
 * by more was made before the clock was set back, and begins again (S15).
 */
const clockToleranceMs = 60_000;

/** Creates the port over one limiter for each limit. */
export function countersOf(
  createLimiter: (limit: RateLimit) => RateLimiterStoreAbstract,
): Counters {
  const limiterOf = memo(createLimiter);

  async function consume(
    limit: RateLimit,
    key: string,
    count = 1,
    isAgain = false,
  ): ReturnType<Counters['consume']> {
    const limiter = limiterOf(limit);
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(key, count);
      return { isAllowed: true, remaining: remainingPoints, resetMs: msBeforeNext };
    } catch (error) {
      // The library rejects with a result when a limit is reached, and with an error when it fails.
      if (!(error instanceof RateLimiterRes)) throw error;
      const { msBeforeNext, consumedPoints } = error;
      if (!isAgain && msBeforeNext > limit.seconds * 1000 + clockToleranceMs) {
        await limiter.delete(key);
        limiter.deleteInMemoryBlockedAll();
        return consume(limit, key, count, true);
      }
      // It counts what it refuses, unless it refuses from memory. Fewer may still be possible.
      if (count > 1 && consumedPoints > 0) {
        await limiter.reward(key, count);
        limiter.deleteInMemoryBlockedAll();
      }
      return { isAllowed: false, retryAfterMs: msBeforeNext };
    }
  }

  return {
    consume: (limit, key, count) => consume(limit, key, count),
    async refund(limit, key, count) {
      const limiter = limiterOf(limit);
      await limiter.reward(key, count);
      // A refused request may be possible again.
      limiter.deleteInMemoryBlockedAll();
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
  /**
   * The client that the library counts with. The library prepares its query for each event, which
   * takes longer than running it, and puts this single statement into a transaction, which SQLite
   * does anyway. This client prepares each query once and starts no transaction.
   */
  const storeClient = {
    prepare: memo((sql: string) => sqlite.prepare(sql)),
    transaction: <T>(run: () => T) => run,
  };
  const purge = sqlite.prepare('delete from counter where expire < ?');
  const counters = countersOf(
    (limit) =>
      new RateLimiterSQLite({ storeClient, storeType: 'better-sqlite3', ...counterOptions(limit) }),
  );
  return {
    consume: (...event) => retryWhileBusy(() => counters.consume(...event), lockMs),
    refund: (...event) => retryWhileBusy(() => counters.refund(...event), lockMs),
    async purge() {
      await retryWhileBusy(() => purge.run(purgedBefore()), lockMs);
    },
    close: () => void sqlite.close(),
  };
}
