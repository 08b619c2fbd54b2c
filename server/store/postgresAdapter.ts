import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createResponsivePool, type ResponsivePool } from './createResponsivePool.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL's int8; epoch milliseconds and counts fit a double exactly. */
const INT8 = 20;

/** Opens PostgreSQL, which any number of servers can share (S10). It groups commits itself. */
export async function openPostgres(
  connectionString: string,
  { onConnectionLost }: { onConnectionLost: (error: Error) => void },
): Promise<DatabaseAdapter & { pool: ResponsivePool }> {
  const pool = createResponsivePool(
    {
      connectionString,
      application_name: 'integration-roi-calculator',
      types: {
        getTypeParser: (oid, format) =>
          oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
      },
    },
    { onConnectionLost },
  );
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
    close: () => db.destroy(),
  };
}
