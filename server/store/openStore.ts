import { join } from 'node:path';
import type { ServerCounters } from '../limits/counters.ts';
import { openSqliteCounters } from '../limits/counters.ts';
import { createPostgresCounters } from '../limits/postgresCounters.ts';
import type { Store } from './createStore.ts';
import { createStore } from './createStore.ts';
import { openPostgres } from './postgresAdapter.ts';
import { openSqlite } from './sqliteAdapter.ts';

/**
 * Opens the store and the counters of limits: PostgreSQL with a `databaseUrl`, else SQLite files in
 * `dataDir` (S9, S10).
 */
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
    const adapter = await openPostgres(databaseUrl, { onConnectionLost });
    return { store: createStore(adapter), counters: createPostgresCounters(adapter.pool) };
  }
  return {
    store: createStore(await openSqlite(sqliteFile(dataDir))),
    counters: await openSqliteCounters(countersFile(dataDir)),
  };
}

/** Returns the path of the SQLite file with the leads. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'leads.sqlite');
}

/** Returns the path of the SQLite file with the counters of limits. */
export function countersFile(dataDir: string): string {
  return join(dataDir, 'limits.sqlite');
}
