import { join } from 'node:path';
import { createPostgresCounters } from '../limits/postgresCounters.ts';
import type { ServerCounters } from '../limits/serverCounters.ts';
import { openSqliteCounters } from '../limits/sqliteCounters.ts';
import { createStore } from './createStore.ts';
import { openPostgres } from './postgresEngine.ts';
import type { Store } from './Store.ts';
import { openSqlite } from './sqliteEngine.ts';

/** The store that the configuration names, and the counters of limits in it: PostgreSQL with a `databaseUrl`, else SQLite files under `dataDir` (S9, S10). */
export async function openStore({
  dataDir,
  databaseUrl,
  onConnectionLost,
}: {
  dataDir: string;
  databaseUrl: string | undefined;
  onConnectionLost: (error: Error) => void;
}): Promise<{ store: Store; counters: ServerCounters }> {
  if (databaseUrl) {
    const engine = await openPostgres(databaseUrl, { onConnectionLost });
    return { store: createStore(engine), counters: createPostgresCounters(engine.pool) };
  }
  return {
    store: createStore(await openSqlite(sqliteFile(dataDir))),
    counters: openSqliteCounters(join(dataDir, 'limits.sqlite')),
  };
}

/** Where SQLite keeps the leads. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'leads.sqlite');
}
