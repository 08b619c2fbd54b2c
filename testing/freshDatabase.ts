import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Creates an empty PostgreSQL database for the running test, and drops it after the test. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * From now on the database refuses writes, or accepts them again. Open connections are cut off,
 * because they would keep the earlier setting.
 */
export async function setReadOnly(database: string, isReadOnly: boolean) {
  const name = nameOf(database);
  await administer(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
  await endConnections(database);
}

/** End every connection to the database, as its restart would. */
export async function endConnections(database: string) {
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
  );
}

const nameOf = (database: string) => new URL(database).pathname.slice(1);

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
