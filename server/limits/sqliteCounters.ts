import type Sqlite from 'better-sqlite3';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { openSqliteFile } from '../sqlite/openSqliteFile.ts';
import { counterOptions, purgedBefore } from './counterTable.ts';
import { countersOf, type ServerCounters } from './serverCounters.ts';

/**
 * Opens counters in a file of their own. They survive a restart without an fsync each, and never
 * wait for a transaction that saves leads.
 */
export async function openSqliteCounters(file: string): Promise<ServerCounters> {
  const sqlite = await openSqliteFile(file, { busyMs: 1000 }, (sqlite) => {
    sqlite.pragma('synchronous = NORMAL');
    return sqlite.exec(
      'create table if not exists counter (key text primary key, points integer not null default 0, expire integer)',
    );
  });
  const statements = new Map<string, Sqlite.Statement>();
  /**
   * The client that the library counts with. The library prepares its query for each event, which
   * takes longer than running it, and puts this single statement into a transaction, which SQLite
   * does anyway. This client prepares each query once and starts no transaction.
   */
  const storeClient = {
    prepare(sql: string) {
      const statement = statements.get(sql) ?? sqlite.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    transaction: <T>(run: () => T) => run,
  };
  const purge = sqlite.prepare('delete from counter where expire < ?');
  return {
    ...countersOf(
      (limit) =>
        new RateLimiterSQLite({
          storeClient,
          storeType: 'better-sqlite3',
          ...counterOptions(limit),
        }),
    ),
    async purge() {
      purge.run(purgedBefore());
    },
    close: () => void sqlite.close(),
  };
}
