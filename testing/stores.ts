import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createStore } from '../server/store/createStore.ts';
import type { Database, DatabaseAdapter } from '../server/store/database.ts';
import { openPostgres } from '../server/store/postgresAdapter.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { isThorough } from './isThorough.ts';
import { submissions } from './submissions.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Whether suites run on a database; `TEST_DATABASES=SQLite` leaves PostgreSQL out. */
export const isTested = ({ name }: { name: string }) =>
  (process.env.TEST_DATABASES ?? name).split(',').includes(name);

const allDatabases: {
  name: string;
  /** The environment of a server process that uses a new store. */
  environment(): Promise<Record<string, string>>;
  /** Opens the adapter of that store, and closes it after the test. */
  open(environment: Record<string, string>): Promise<DatabaseAdapter>;
}[] = [
  {
    name: 'SQLite',
    environment: async () => ({ DATA_DIR: temporaryFolder() }),
    open: async ({ DATA_DIR = '' }) => closing(await openSqlite(join(DATA_DIR, 'leads.sqlite'))),
  },
  {
    name: 'PostgreSQL',
    environment: async () => ({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: await freshDatabase(),
    }),
    open: async ({ DATABASE_URL = '' }) =>
      closing(await openPostgres(DATABASE_URL, { onConnectionLost: () => undefined })),
  },
];

/** Opens a new SQLite store, and closes it after the test. */
export async function freshSqlite() {
  return closing(await openSqlite(join(temporaryFolder(), 'leads.sqlite')));
}

function closing<E extends DatabaseAdapter>(adapter: E): E {
  onTestFinished(() => adapter.close());
  return adapter;
}

export const databases = allDatabases.filter(isTested);

/** The databases of a test that takes long: all of them nightly, otherwise the usual one. */
export function databasesOr(usual: 'SQLite' | 'PostgreSQL') {
  const [one] = databases.filter(({ name }) => name === usual);
  return one && !isThorough ? [one] : databases;
}

/** Opens a new store on the database, and closes it after the test. */
export async function freshStore(database: (typeof databases)[number]) {
  return createStore(await database.open(await database.environment()));
}

/** Creates an empty PostgreSQL database for the running test, and drops it after the test. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} strategy file_copy`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * From now on the database refuses writes, or accepts them again. Open connections are cut off,
 * because they would keep the earlier setting.
 */
export async function setReadOnly(database: string, isReadOnly: boolean) {
  const name = nameOf(database);
  await administer(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
  await endConnections(database);
}

/** End every connection to the database, as its restart would. */
export async function endConnections(database: string) {
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
  );
}

const nameOf = (database: string) => new URL(database).pathname.slice(1);

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Inserts leads with one waiting notice each, as a provider that was away for a day leaves them:
 * all but the first `due` wait for another hour, unless the provider is found to work again.
 */
export async function insertBacklog(
  { write, skipLocked: isPostgres }: DatabaseAdapter,
  count: number,
  { due }: { due: number },
): Promise<void> {
  const now = Date.now();
  const hourMs = 3600_000;
  await write(async (db) => {
    for (let first = 0; first < count; first += statementRows) {
      await insert(db, first, Math.min(statementRows, count - first));
      // PostgreSQL does so by itself while tables grow over minutes.
      if (first === 0 && isPostgres) await sql`analyze`.execute(db);
    }
  });

  async function insert(db: Database, first: number, rows: number) {
    const numbers = sql`with recursive numbers (n) as (
      select ${sql.lit(first)} union all
      select n + 1 from numbers where n < ${sql.lit(first + rows - 1)}
    )`;
    await sql`insert into record
      (id, endpoint, received_at, contact_name, email, company, body, results_differ)
      ${numbers} select 'backlog-lead-' || n, 'demoSubmission', ${sql.lit(now - hourMs)} + n,
        'Ada Lovelace', 'ada' || n || '@example.com', 'Analytical Engines', ${sql.lit(body)}, 0
      from numbers`.execute(db);
    await sql`insert into outbox
      (id, record_id, kind, state, attempts, next_at, created_at, unknown_outcomes)
      ${numbers} select 'backlog-message-' || n, 'backlog-lead-' || n, 'demoNotice', 'ready', 0,
        ${sql.lit(now)} + case when n < ${sql.lit(due)} then 0 else ${sql.lit(hourMs)} end, ${sql.lit(now - hourMs)} + n, 0
      from numbers`.execute(db);
  }
}

/** Rows of a statement: those of a whole backlog take longer than a statement may. */
const statementRows = 5000;

const body = JSON.stringify(submissions.demoSubmission());
