import { sql } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';
import type { Database } from './database.ts';
import { domainOf, localPartOf } from './leadQueries.ts';
import { isReturned } from './mailReturns.ts';

/** The tables of the first release, and the first changes to them. */
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
 * The schema of this release. Each release that changes the schema has the next number, and its
 * migrations begin with it. A release and the one before it share a store, so a migration only
 * adds: tables, indexes, and columns that are nullable or have a default. The next schema may
 * remove what this one no longer uses (decision 0239).
 */
export const schemaNumber = 3;

const expansions: Record<string, Migration> = {
  'schema-02-sent-hash-and-kind-index': {
    async up(db) {
      await db.schema.alterTable('idempotency').addColumn('sent_hash', 'text').execute();
      await sql`create index outbox_kind_due on outbox (state, kind, next_at)`.execute(db);
    },
  },
  'schema-02-withheld-notices': {
    async up(db) {
      await db.schema.alterTable('record').addColumn('digest', 'text').execute();
      await sql`create index record_digest on record (digest) where digest is not null`.execute(db);
    },
  },
  'schema-03-consent-and-erasures': {
    async up(db) {
      await db.schema.alterTable('record').addColumn('consent', 'text').execute();
      await sql`create index record_email on record (lower(email))`.execute(db);
      await db.schema
        .createTable('erasure')
        .addColumn('record_id', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'bigint', (column) => column.notNull())
        .addColumn('cause', 'text', (column) => column.notNull())
        .execute();
    },
  },
  'schema-03-erased-addresses': {
    async up(db) {
      await db.schema
        .createTable('erased_address')
        .addColumn('entry', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
  'schema-03-domains': {
    async up(db) {
      const email = sql.ref('email');
      const domain = domainOf(email);
      await sql`create index record_domain on record (${domain}, received_at)`.execute(db);
      await sql`create index record_local on record (${localPartOf(email)}, ${domain})`.execute(db);
    },
  },
  'schema-03-sources-and-turns': {
    async up(db) {
      await db.schema.alterTable('record').addColumn('source', 'text').execute();
      await sql`create index record_source on record (received_at) where source is not null`.execute(
        db,
      );
      await db.schema.alterTable('outbox').addColumn('queue', 'text').execute();
      await db.schema.alterTable('outbox').addColumn('turn', 'bigint').execute();
      await sql`create index outbox_queue on outbox (queue, turn) where queue is not null`.execute(
        db,
      );
      await sql`create index outbox_turn on outbox (state, turn, next_at) where turn is not null`.execute(
        db,
      );
    },
  },
  'schema-03-one-id': {
    async up(db) {
      await db.schema.alterTable('record').addColumn('calculation_id', 'text').execute();
      await sql`create index record_calculation on record (calculation_id) where calculation_id is not null`.execute(
        db,
      );
    },
  },
  'schema-03-mail-returns': {
    async up(db) {
      await db.schema.alterTable('record').addColumn('objection', 'text').execute();
      await db.schema.alterTable('record').addColumn('returned_at', 'bigint').execute();
      await sql`create index record_marked on record (lower(email)) where ${isReturned}`.execute(
        db,
      );
      await sql`create index record_returned on record (returned_at) where returned_at is not null`.execute(
        db,
      );
    },
  },
  'schema-03-several-inboxes': {
    async up(db) {
      await db.schema.alterTable('outbox').addColumn('accepted_mails', 'text').execute();
    },
  },
  'schema-03-short-links': {
    async up(db) {
      await db.schema
        .createTable('link')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint', (column) => column.notNull())
        .execute();
      await sql`create index link_used on link (used_at)`.execute(db);
    },
  },
};

/** The first release refuses to start where its own table has a migration that it does not know. */
const expansionTables = {
  migrationTableName: 'schema_migration',
  migrationLockTableName: 'schema_migration_lock',
} as const;

/** A release after the next one has migrated the store, and may have removed what this one uses. */
export class StoreTooNew extends Error {
  constructor(found: number) {
    super(
      `expected a store with schema ${schemaNumber + 1} at most, got schema ${found};` +
        ' start a newer release, or restore a backup',
    );
    this.name = 'StoreTooNew';
  }
}

/**
 * Migrates a database to the schema of this release; running it again changes nothing, and one of
 * the next release is left as it is.
 *
 * @throws {StoreTooNew} When a release after the next one has migrated it.
 * @throws With the reason, such as a database that cannot be reached.
 */
export async function migrate(
  db: Database,
  { hasCounters }: { hasCounters: boolean },
): Promise<void> {
  await run(db, hasCounters ? { ...migrations, ...counters } : migrations, {});
  await run(db, { ...(await newerMigrations(db)), ...expansions }, expansionTables);
}

async function run(db: Database, all: Record<string, Migration>, tables: Partial<MigratorProps>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, ...tables });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new Error(`The store could not be migrated: ${reasonOf(error)}`, { cause: error });
}

/** The migrations that the next release has made, which this one need not know. */
async function newerMigrations(db: Database): Promise<Record<string, Migration>> {
  const table = expansionTables.migrationTableName;
  const existing = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!existing.some(({ name }) => name === table)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !(name in expansions));
  const tooNew = newer.find((name) => numberOf(name) > schemaNumber + 1);
  if (tooNew !== undefined) {
    throw new StoreTooNew(numberOf(tooNew));
  }
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
}

const numberOf = (name: string) => Number(/^schema-(\d+)/.exec(name)?.[1]);

/** A host with several addresses causes one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
