import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

/** Milliseconds that a server waits until another has prepared the same file. */
const preparationMs = 60_000;
/** Milliseconds that a statement of the preparation waits for the lock of another process. */
const busyMs = 5000;
/** Milliseconds between two attempts, at most. */
const longestPauseMs = 10;

/**
 * Opens a SQLite file in WAL mode, and runs `prepare` on it, such as a migration, while no other
 * process prepares the same file: two servers may start on one. Later statements do not wait for
 * the lock of another process, which would block this one: `retryWhileBusy` does.
 *
 * @throws `SqliteError` of a file that cannot be opened, or that stays locked for a minute.
 */
export async function openSqliteFile<Result>(
  file: string,
  prepare: (sqlite: Sqlite.Database) => Result,
): Promise<Awaited<Result>> {
  mkdirSync(dirname(file), { recursive: true });
  // Closing this connection releases its lock, and so does the end of the process.
  const lock = new Sqlite(`${file}-migration`, { timeout: 0 });
  try {
    await retryWhileBusy(() => lock.exec('begin exclusive'), preparationMs);
    const sqlite = new Sqlite(file, { timeout: busyMs });
    // The change of mode does not wait `busyMs` for another process that writes, but fails at once.
    await retryWhileBusy(() => sqlite.pragma('journal_mode = WAL'), preparationMs);
    const prepared = await prepare(sqlite);
    sqlite.pragma('busy_timeout = 0');
    return prepared;
  } finally {
    lock.close();
  }
}

/**
 * Runs a function again, without blocking this process, while another has locked the file.
 *
 * @param forMs - Milliseconds until it gives up and throws the error of the file.
 */
export async function retryWhileBusy<Result>(
  run: () => Result,
  forMs: number,
): Promise<Awaited<Result>> {
  for (const giveUpAt = performance.now() + forMs; ; ) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    // A random pause, so that servers on one file take turns.
    await sleep(Math.random() * longestPauseMs);
  }
}

/** Whether an error says that another process has locked the file. */
function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
