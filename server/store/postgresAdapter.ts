import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  createResponsivePool,
  handleConnectionErrors,
  type ResponsivePool,
} from './createResponsivePool.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL's int8; epoch milliseconds and counts fit a double exactly. */
const int8Oid = 20;

/** Opens PostgreSQL, which any number of servers can share (S10). It groups commits itself. */
export async function openPostgres(
  connectionString: string,
  { onConnectionLost }: { onConnectionLost: (error: Error) => void },
): Promise<DatabaseAdapter & { pool: ResponsivePool }> {
  const settings = {
    connectionString,
    application_name: 'integration-roi-calculator',
    types: {
      getTypeParser: (oid, format) =>
        oid === int8Oid ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  } satisfies pg.PoolConfig;
  const pool = createResponsivePool(settings, { onConnectionLost });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  // A migration may take longer than any statement of the running server, so it has no time limit.
  const migrationPool = new pg.Pool({ ...settings, max: 1 });
  handleConnectionErrors(migrationPool, onConnectionLost);
  try {
    // Fails soon if the database does not respond.
    await pool.query('select 1').catch((error) => {
      throw new Error(`The database could not be reached: ${error.message}`, { cause: error });
    });
    await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: migrationPool }) }), {
      hasCounters: true,
    });
  } catch (error) {
    await db.destroy();
    throw error;
  } finally {
    await migrationPool.end();
  }
  return {
    pool,
    skipLocked: true,
    read: db,
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
