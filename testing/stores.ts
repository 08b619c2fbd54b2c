import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createStore } from '../server/store/createStore.ts';
import type { DatabaseAdapter } from '../server/store/database.ts';
import { openPostgres } from '../server/store/postgresAdapter.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { freshDatabase } from './freshDatabase.ts';
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

/** Opens a new store on the database, and closes it after the test. */
export async function freshStore(database: (typeof databases)[number]) {
  return createStore(await database.open(await database.environment()));
}
