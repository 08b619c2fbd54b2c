import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL's int8; epoch milliseconds and counts fit a double exactly. */
const INT8 = 20;

/** Opens PostgreSQL, which any number of servers can share (S10). It groups commits itself. */
export async function openPostgres(
  connectionString: string,
  { onConnectionLost }: { onConnectionLost: (error: Error) => void },
): Promise<DatabaseAdapter & { pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    /** A statement that takes longer is stuck; the request then fails instead of waiting. */
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'integration-roi-calculator',
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // The pool handles only an idle connection's first error; an unhandled one ends the process.
  pool.on('connect', (client) => void client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, { hasCounters: true });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    pool,
    skipLocked: true,
    read: db,
    write: (work) => db.transaction().execute(work),
    async check() {
      await db.selectFrom('record').select('id').limit(1).execute();
    },
    close: () => db.destroy(),
  };
}
