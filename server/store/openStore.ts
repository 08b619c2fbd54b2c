import { join } from 'node:path';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import {
  counterOptions,
  countersOf,
  openSqliteCounters,
  purgedBefore,
  type ServerCounters,
} from '../limits/counters.ts';
import { createStore, type Store } from './createStore.ts';
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

/**
 * Creates counters in the PostgreSQL database that all servers share. The migrations create their
 * table.
 */
export function createPostgresCounters(pool: {
  query(sql: string, values: unknown[]): Promise<unknown>;
}): ServerCounters {
  return {
    ...countersOf(
      (limit) =>
        new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...counterOptions(limit) }),
    ),
    async purge() {
      await pool.query('delete from counter where expire < $1', [purgedBefore()]);
    },
    close: () => undefined,
  };
}
