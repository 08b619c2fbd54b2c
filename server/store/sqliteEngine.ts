import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Engine } from './Engine.ts';
import { createGroupCommit } from './groupCommit.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** How long one process waits for another that is writing to the same file. */
const BUSY_MS = 5000;
/** How long a server waits for another to bring the file to its schema. */
const MIGRATION_MS = 60_000;

/** SQLite in one file: a writer whose waiting writes share one commit, and a reader beside it that never waits for the writer. */
export async function openSqlite(
  file: string,
  /** How many writes may share a commit; 1 gives each its own. */
  options: { largestBatch?: number } = {},
): Promise<Engine & { sqlite: Sqlite.Database }> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file, { timeout: BUSY_MS });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  const writer = connect(sqlite);
  await migrateAlone(file, writer);

  const readOnly = new Sqlite(file, { readonly: true, timeout: BUSY_MS });
  const reader = connect(readOnly);
  const write = createGroupCommit(transactionOf(sqlite), options.largestBatch);

  return {
    sqlite,
    skipLocked: false,
    read: reader,
    write: (work) => write(() => work(writer)),
    async check() {
      readOnly.prepare('select 1 from record limit 1').all();
    },
    async close() {
      await write(async () => undefined).catch(() => undefined);
      readOnly.close();
      sqlite.close();
    },
  };
}

/** Kysely prepares a query each time it runs; the same text is the same statement here. */
function connect(sqlite: Sqlite.Database): Kysely<Schema> {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => undefined,
        prepare(sql) {
          let statement = statements.get(sql);
          if (!statement) {
            statement = sqlite.prepare<unknown[]>(sql);
            statements.set(sql, statement);
          }
          return statement;
        },
      },
    }),
  });
}

/** Two servers that start on one file must not migrate it at once; the lock is a file of its own, let go with its connection. */
async function migrateAlone(file: string, db: Kysely<Schema>) {
  const lock = new Sqlite(`${file}-migration`, { timeout: 0 });
  try {
    await acquire(lock);
    await migrate(db, { hasCounters: false });
  } finally {
    lock.close();
  }
}

async function acquire(lock: Sqlite.Database) {
  for (const deadline = Date.now() + MIGRATION_MS; ; await sleep(50)) {
    try {
      lock.exec('begin exclusive');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function transactionOf(sqlite: Sqlite.Database) {
  const begin = sqlite.prepare('begin immediate');
  const commit = sqlite.prepare('commit');
  const rollback = sqlite.prepare('rollback');
  const savepoint = sqlite.prepare('savepoint one');
  const release = sqlite.prepare('release one');
  const rollbackTo = sqlite.prepare('rollback to one');
  return {
    begin: () => void begin.run(),
    commit: () => void commit.run(),
    rollback() {
      if (sqlite.inTransaction) rollback.run();
    },
    savepoint: () => void savepoint.run(),
    release: () => void release.run(),
    rollbackToSavepoint() {
      if (!sqlite.inTransaction) return false;
      rollbackTo.run();
      return true;
    },
  };
}
