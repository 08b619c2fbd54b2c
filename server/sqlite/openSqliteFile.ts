import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

/** Milliseconds that a server waits until another has prepared the same file. */
const preparationMs = 60_000;

/**
 * Opens a SQLite file in WAL mode, and runs `prepare` on it, such as a migration, while no other
 * process prepares the same file: two servers may start on one.
 *
 * @throws `SqliteError` of a file that cannot be opened, or that stays locked for a minute.
 */
export async function openSqliteFile<Result>(
  file: string,
  /** Milliseconds that a statement waits for the lock of another process. */
  { busyMs }: { busyMs: number },
  prepare: (sqlite: Sqlite.Database) => Result,
): Promise<Awaited<Result>> {
  mkdirSync(dirname(file), { recursive: true });
  // Closing this connection releases its lock, and so does the end of the process.
  const lock = new Sqlite(`${file}-migration`, { timeout: 0 });
  try {
    await retryWhileBusy(() => lock.exec('begin exclusive'));
    const sqlite = new Sqlite(file, { timeout: busyMs });
    // The change of mode does not wait `busyMs` for another process that writes, but fails at once.
    await retryWhileBusy(() => sqlite.pragma('journal_mode = WAL'));
    return await prepare(sqlite);
  } finally {
    lock.close();
  }
}

async function retryWhileBusy(run: () => unknown) {
  for (const deadline = Date.now() + preparationMs; ; await sleep(50)) {
    try {
      run();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
  }
}

/** Whether an error says that another process has locked the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
