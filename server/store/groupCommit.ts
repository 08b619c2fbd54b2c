import type Sqlite from 'better-sqlite3';
import { retryWhileBusy } from '../sqlite/openSqliteFile.ts';

/** The connection of the writer; every call is synchronous. */
type Connection = Pick<Sqlite.Database, 'exec' | 'inTransaction'>;

interface Waiting {
  work: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes per commit; a longer queue is split, so that the first writes do not wait for the last.
 */
const defaultBatchSize = 200;

/** Milliseconds that writes wait while another process writes to the same file. */
const lockMs = 2000;

/**
 * Creates a function that runs waiting writes in one shared transaction, with one fsync; each
 * resolves after the commit. A write that fails is undone alone. A commit that fails rejects all of
 * its writes, because none of them is durable. While another process has locked the file, writes
 * wait without blocking this process; after `lockMs` all that wait are rejected.
 *
 * @param sqlite - A connection whose statements do not wait for locks.
 */
export function createGroupCommit(sqlite: Connection, largestBatch = defaultBatchSize) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  function take(count: number): Waiting[] {
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(taken.length);
    return taken;
  }

  async function flush() {
    let batch: readonly Waiting[] = [];
    try {
      await retryWhileBusy(() => sqlite.exec('begin immediate'), lockMs);
      batch = take(largestBatch);
      const callbacks = await commitTogether(sqlite, batch);
      for (const callback of callbacks) callback();
    } catch (error) {
      const rejected = batch.length > 0 ? batch : take(waiting.length);
      for (const { reject } of rejected) reject(error);
    }
    isRunning = false;
    schedule();
  }

  function schedule() {
    if (isRunning || waiting.length === 0) return;
    isRunning = true;
    setImmediate(flush);
  }

  /** Runs `work` in the next shared transaction. It may only await queries of this connection. */
  return function write<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: (value) => resolve(value as T), reject });
      schedule();
    });
  };
}

async function commitTogether(sqlite: Connection, batch: readonly Waiting[]) {
  const callbacks: (() => void)[] = [];
  try {
    for (const { work, resolve, reject } of batch) {
      sqlite.exec('savepoint one');
      try {
        const value = await work();
        callbacks.push(() => resolve(value));
      } catch (error) {
        // The database has rolled back the whole transaction, as on a full disk.
        if (!sqlite.inTransaction) throw error;
        sqlite.exec('rollback to one');
        callbacks.push(() => reject(error));
      }
      sqlite.exec('release one');
    }
    sqlite.exec('commit');
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec('rollback');
    throw error;
  }
  return callbacks;
}
