import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { backupSqlite } from '../store/tools.ts';

/** The files of a SQLite database while it is open, or was not closed. */
const parts = ['', '-wal', '-shm'];

/** The content of the restored store, and the store that it replaced. */
interface Restored {
  leads: number;
  /** When the newest lead was received, in epoch milliseconds; null without leads. */
  newestAt: number | null;
  /** The file that was replaced, under its new name; null where there was none. */
  replaced: string | null;
}

/**
 * Replaces a store by a backup, which is checked before. The replaced store is kept beside it.
 *
 * @param options - `counters`: the file with the limits' counters, which every server has open;
 *   `now`: epoch milliseconds, for the name of the replaced store.
 * @throws When the backup is missing, damaged or no store, or when a server or a command has the
 *   store open. Nothing is then changed.
 */
export async function restoreSqlite(
  backup: string,
  { store, counters, now }: { store: string; counters: string; now: number },
): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`Expected a backup at ${backup}; there is no file.`);
  const draft = `${store}-restored`;
  // A server that starts meanwhile waits for this lock before it opens the store.
  const lock = new Sqlite(`${store}-migration`, { timeout: 0 });
  try {
    refuseIfBusy(() => lock.exec('begin exclusive'), store);
    // A damaged store does not say who has it open; the counters do.
    requireClosed(counters);
    requireClosed(store);
    removeAll(draft);
    // Of a file that was copied by hand, it takes what is in the file's log as well.
    await backupSqlite(backup, draft);
    const content = contentOf(draft, backup);
    const replaced = existsSync(store) ? `${store}-replaced-${nameable(now)}` : null;
    for (const part of parts) {
      if (!existsSync(store + part)) continue;
      if (replaced === null) rmSync(store + part);
      else renameSync(store + part, replaced + part);
    }
    renameSync(draft, store);
    const folder = openSync(dirname(store), 'r');
    fsyncSync(folder);
    closeSync(folder);
    return { ...content, replaced };
  } finally {
    removeAll(draft);
    lock.close();
  }
}

/**
 * Requires that no other process has a file open. SQLite changes the mode of a file only while it
 * is the only one, and then empties its log into it: a file in WAL mode is locked as long as it is
 * open, and the system releases the lock when a process is killed.
 */
function requireClosed(file: string): void {
  if (!existsSync(file)) return;
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    refuseIfBusy(() => sqlite.pragma('journal_mode = delete'), file);
  } finally {
    sqlite.close();
  }
}

/** Any other error is that of a damaged file, which is to be replaced. */
function refuseIfBusy(change: () => unknown, file: string): void {
  try {
    change();
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Error(`Expected that nothing uses ${file}; stop the server and Litestream first.`);
    }
  }
}

function contentOf(file: string, backup: string): Pick<Restored, 'leads' | 'newestAt'> {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck();
    const missing = ['record', 'outbox', 'idempotency'].find(
      (name) => !tables.all().includes(name),
    );
    if (missing) throw new Error(`Expected a store in ${backup}; it has no table "${missing}".`);
    const counted = 'select count(*) as leads, max(received_at) as newestAt from record';
    return sqlite.prepare<[], Pick<Restored, 'leads' | 'newestAt'>>(counted).get() ?? none;
  } finally {
    sqlite.close();
  }
}

const none = { leads: 0, newestAt: null };

function removeAll(file: string): void {
  for (const part of parts) rmSync(file + part, { force: true });
}

const nameable = (now: number) => new Date(now).toISOString().replace(/[:.]/g, '-');
