import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const migrations: Record<string, Migration> = {
  '0001-records-idempotency-outbox': {
    async up(db) {
      await db.schema
        .createTable('record')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('contact_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('calculation', 'text')
        .addColumn('results_differ', 'integer', (column) => column.notNull())
        .addColumn('quarantine', 'text')
        .addColumn('report_of', 'text', (column) => column.unique())
        .addColumn('pdf_sha256', 'text')
        .addColumn('pdf_differs', 'integer')
        .addColumn('reply_status', 'integer')
        .execute();
      await sql`create index record_received on record (received_at, id)`.execute(db);
      await db.schema
        .createTable('idempotency')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('record_id', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await sql`create index idempotency_expires on idempotency (expires_at)`.execute(db);
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('record_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('lease', 'text')
        .addColumn('lease_until', 'bigint')
        .addColumn('is_second_try', 'integer', (column) => column.notNull())
        .addColumn('provider_id', 'text')
        .addColumn('last_error', 'text')
        .execute();
      await sql`create index outbox_due on outbox (state, next_at)`.execute(db);
      await sql`create index outbox_record on outbox (record_id)`.execute(db);
    },
  },
  '0003-message-outcomes': {
    async up(db) {
      await sql`alter table outbox rename column is_second_try to unknown_outcomes`.execute(db);
      await db.schema.alterTable('outbox').addColumn('first_attempt_at', 'bigint').execute();
      await db.schema.alterTable('record').addColumn('bounce', 'text').execute();
    },
  },
};

/** Counters of limits in PostgreSQL; with SQLite they have a file of their own. */
const counters: Record<string, Migration> = {
  '0002-counters': {
    async up(db) {
      await db.schema
        .createTable('counter')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
};

/**
 * Migrates a database to the schema of this release; running it again changes nothing.
 *
 * @throws With the reason, such as a database that cannot be reached.
 */
export async function migrate(
  db: Database,
  { hasCounters }: { hasCounters: boolean },
): Promise<void> {
  const all = hasCounters ? { ...migrations, ...counters } : migrations;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new Error(`The store could not be migrated: ${reasonOf(error)}`, { cause: error });
}

/** A host with several addresses causes one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
