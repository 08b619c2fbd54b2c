import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { StoreUnavailable } from '../../backend/ports.ts';
import { openSqliteFile } from '../sqlite/openSqliteFile.ts';
import { type DatabaseAdapter, plugins, type Schema } from './database.ts';
import { createGroupCommit } from './groupCommit.ts';
import { migrate } from './migrations.ts';

/**
 * Milliseconds that reading waits, which blocks the whole server. In WAL mode it waits for no
 * write, only for a file that is being opened or changed as a whole.
 */
const readBusyMs = 10;

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
    const writer = connect(sqlite);
    await migrate(writer, { hasCounters: false });
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
    async close() {
      await write(async () => undefined).catch(() => undefined);
      readOnly.close();
      sqlite.close();
    },
  };
}

function throwUnavailable(error: unknown): never {
  const isUnavailable = error instanceof Sqlite.SqliteError && unavailableCodes.test(error.code);
  throw isUnavailable ? new StoreUnavailable(error) : error;
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
  const statements = new Map<string, SqliteStatement>();
  return new Kysely<Schema>({
    plugins,
    dialect: new SqliteDialect({
      database: {
        close: () => undefined,
        prepare(sql) {
          let statement = statements.get(sql);
          if (!statement) {
            statement = reportingUnavailable(sqlite.prepare<unknown[]>(sql));
            statements.set(sql, statement);
          }
          return statement;
        },
      },
    }),
  });
}
