import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { StoreUnavailable } from '../../backend/ports.ts';
import { memo } from '../../contract/memo.ts';
import { openSqliteFile } from '../sqlite/openSqliteFile.ts';
import { type DatabaseAdapter, plugins, type Schema } from './database.ts';
import { createGroupCommit } from './groupCommit.ts';
import { migrate } from './migrations.ts';

/**
 * Milliseconds that reading waits, which blocks the whole server. In WAL mode it waits for no
 * write, only for a file that is being opened or changed as a whole.
 */
const readBusyMs = 10;

/** Milliseconds for which the journal is emptied again while another process reads it. */
const scrubMs = 5000;
const scrubPauseMs = 50;

/** The `user_version` of a file that was rewritten without what had been deleted before (S17). */
const vacuumed = 1;

/**
 * Result codes of a disk that is full or fails, of a file that may not be written, and of a lock
 * that another process holds too long. The transaction is undone, and the same may work later.
 */
const unavailableCodes = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY)/;

/**
 * Opens a SQLite file with a writer whose waiting writes share one commit, and a reader that never
 * waits for the writer.
 */
export async function openSqlite(
  file: string,
  /** `largestBatch` writes at most share a commit. */
  options: { largestBatch?: number } = {},
): Promise<DatabaseAdapter & { sqlite: Sqlite.Database }> {
  const { sqlite, writer } = await openSqliteFile(file, async (sqlite) => {
    sqlite.pragma('synchronous = FULL');
    // What is deleted is overwritten, not only marked as free (S17).
    sqlite.pragma('secure_delete = ON');
    const writer = connect(sqlite);
    await migrate(writer, { hasCounters: false });
    vacuumOnce(sqlite);
    return { sqlite, writer };
  });
  const readOnly = new Sqlite(file, { readonly: true, timeout: readBusyMs });
  const reader = connect(readOnly);
  const write = createGroupCommit(sqlite, options.largestBatch);

  return {
    sqlite,
    skipLocked: false,
    read: reader,
    write: (work) => write(() => work(writer)).catch(throwUnavailable),
    async scrub() {
      for (const giveUpAt = performance.now() + scrubMs; ; await sleep(scrubPauseMs)) {
        if (isJournalEmptied(sqlite)) return true;
        if (performance.now() > giveUpAt) return false;
      }
    },
    async close() {
      await write(async () => undefined).catch(() => undefined);
      readOnly.close();
      sqlite.close();
    },
  };
}

/**
 * Rewrites a file in which releases before this one left deleted rows in free pages. A full disk,
 * or another process that uses the file, puts it off to the next start.
 */
function vacuumOnce(sqlite: Sqlite.Database): void {
  if (Number(sqlite.pragma('user_version', { simple: true })) >= vacuumed) return;
  try {
    sqlite.exec('vacuum');
    sqlite.pragma(`user_version = ${vacuumed}`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Moves the journal into the file and empties it; false while another connection uses it. */
function isJournalEmptied(sqlite: Sqlite.Database): boolean {
  try {
    const [{ busy }] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
    return busy === 0;
  } catch (error) {
    // A lock, or a disk that is full.
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return false;
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && unavailableCodes.test(error.code);
}

function throwUnavailable(error: unknown): never {
  throw isUnavailable(error) ? new StoreUnavailable(error) : error;
}

/** A statement that rejects with `StoreUnavailable` when the disk fails. */
function reportingUnavailable(statement: Sqlite.Statement<unknown[]>): SqliteStatement {
  const guarded =
    <Result>(run: (parameters: readonly unknown[]) => Result) =>
    (parameters: readonly unknown[]): Result => {
      try {
        return run(parameters);
      } catch (error) {
        throwUnavailable(error);
      }
    };
  return {
    reader: statement.reader,
    all: guarded((parameters) => statement.all(parameters)),
    run: guarded((parameters) => statement.run(parameters)),
    iterate: guarded((parameters) => statement.iterate(parameters)),
  };
}

/** Reuses the statement of a query with the same text; Kysely prepares it for each run. */
function connect(sqlite: Sqlite.Database): Kysely<Schema> {
  return new Kysely<Schema>({
    plugins,
    dialect: new SqliteDialect({
      database: {
        close: () => undefined,
        prepare: memo((sql: string) => reportingUnavailable(sqlite.prepare<unknown[]>(sql))),
      },
    }),
  });
}
