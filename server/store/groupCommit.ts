/** One connection's transaction, as SQLite speaks it; every call is synchronous. */
export interface WriterTransaction {
  begin(): void;
  commit(): void;
  /** Ends whatever is open; a no-op when the database has already rolled back. */
  rollback(): void;
  savepoint(): void;
  release(): void;
  /** Undo what came after the savepoint. False when the whole transaction is already gone. */
  rollbackToSavepoint(): boolean;
}

interface Waiting {
  work: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** A longer queue is cut here, so that the first of it is not answered after the last. */
const LARGEST_BATCH = 200;

/**
 * Let all writes that wait share one transaction, and so one fsync; each is answered after that commit.
 * A write that fails undoes itself alone; a commit that fails fails all of its writes, for none of them is durable.
 */
export function createGroupCommit(transaction: WriterTransaction, largestBatch = LARGEST_BATCH) {
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function flush() {
    const batch = waiting.slice(0, largestBatch);
    waiting = waiting.slice(batch.length);
    try {
      const answers = await commitTogether(transaction, batch);
      for (const answer of answers) answer();
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

  /** Run `work` inside the next shared transaction. It may await nothing but queries of this connection. */
  return function write<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: (value) => resolve(value as T), reject });
      schedule();
    });
  };
}

async function commitTogether(transaction: WriterTransaction, batch: readonly Waiting[]) {
  const answers: (() => void)[] = [];
  try {
    transaction.begin();
    for (const { work, resolve, reject } of batch) {
      transaction.savepoint();
      try {
        const value = await work();
        answers.push(() => resolve(value));
      } catch (error) {
        if (!transaction.rollbackToSavepoint()) throw error;
        answers.push(() => reject(error));
      }
      transaction.release();
    }
    transaction.commit();
  } catch (error) {
    transaction.rollback();
    throw error;
  }
  return answers;
}
