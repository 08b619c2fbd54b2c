import type Sqlite from 'better-sqlite3';

/** The transaction of one SQLite connection; every call is synchronous. */
export type WriterTransaction = ReturnType<typeof transactionOf>;

/** Prepares the transaction of a connection. */
export function transactionOf(sqlite: Sqlite.Database) {
  const prepare = (sql: string) => {
    const statement = sqlite.prepare(sql);
    return () => void statement.run();
  };
  const rollback = prepare('rollback');
  const rollbackTo = prepare('rollback to one');
  return {
    begin: prepare('begin immediate'),
    commit: prepare('commit'),
    /** Ends an open transaction; does nothing when the database has already rolled back. */
    rollback() {
      if (sqlite.inTransaction) rollback();
    },
    savepoint: prepare('savepoint one'),
    release: prepare('release one'),
    /**
     * Undoes what followed the savepoint. False when the whole transaction is already rolled back.
     */
    rollbackToSavepoint() {
      if (!sqlite.inTransaction) return false;
      rollbackTo();
      return true;
    },
  };
}

interface Waiting {
  work: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes per commit; a longer queue is split, so that the first writes do not wait for the last.
 */
const defaultBatchSize = 200;

/**
 * Creates a function that runs waiting writes in one shared transaction, with one fsync; each
 * resolves after the commit. A write that fails is undone alone. A commit that fails rejects all of
 * its writes, because none of them is durable.
 */
export function createGroupCommit(transaction: WriterTransaction, largestBatch = defaultBatchSize) {
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function flush() {
    const batch = waiting.slice(0, largestBatch);
    waiting = waiting.slice(batch.length);
    try {
      const callbacks = await commitTogether(transaction, batch);
      for (const callback of callbacks) callback();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isBusy = false;
    schedule();
  }

  function schedule() {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
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

async function commitTogether(transaction: WriterTransaction, batch: readonly Waiting[]) {
  const callbacks: (() => void)[] = [];
  try {
    transaction.begin();
    for (const { work, resolve, reject } of batch) {
      transaction.savepoint();
      try {
        const value = await work();
        callbacks.push(() => resolve(value));
      } catch (error) {
        if (!transaction.rollbackToSavepoint()) throw error;
        callbacks.push(() => reject(error));
      }
      transaction.release();
    }
    transaction.commit();
  } catch (error) {
    transaction.rollback();
    throw error;
  }
  return callbacks;
}
