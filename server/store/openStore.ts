import { join } from 'node:path';
import { createStore } from './createStore.ts';
import { openPostgres } from './postgresEngine.ts';
import type { Store } from './Store.ts';
import { openSqlite } from './sqliteEngine.ts';

/** The store that the configuration names: PostgreSQL with a `databaseUrl`, else SQLite in one file under `dataDir` (S9, S10). */
export async function openStore({
  dataDir,
  databaseUrl,
  onIdleError,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
  onIdleError: (error: Error) => void;
}): Promise<Store> {
  return createStore(
    databaseUrl
      ? await openPostgres(databaseUrl, { onIdleError })
      : await openSqlite(join(dataDir, 'leads.sqlite')),
  );
}
