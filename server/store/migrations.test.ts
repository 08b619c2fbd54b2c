import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runScript } from '../../testing/childProcesses.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databases } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from './createStore.ts';
import { schemaNumber } from './migrations.ts';
import { sqliteFile } from './openStore.ts';

describe.each(databases)('a $name store', (database) => {
  /** A store that a release with this migration has used. */
  async function migratedBy(migration: string) {
    const environment = await database.environment();
    const { write } = await database.open(environment);
    const at = '2027-01-01T00:00:00.000Z';
    await write((db) =>
      sql`insert into schema_migration (name, timestamp) values (${migration}, ${at})`.execute(db),
    );
    return environment;
  }

  it('that the next release has migrated is used, and left as it is', async () => {
    const environment = await migratedBy('schema-04-a-column');
    const store = createStore(await database.open(environment));
    const lead = aLead();
    expect(await store.save(lead, [], aClaim())).toEqual({ outcome: 'saved', lead });
  });

  it('that a release after the next one has migrated stops the start with the reason', async () => {
    const environment = await migratedBy('schema-05-without-a-column');
    const variable = environment.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
    const start = startServerProcess(environment);
    await expect(start).rejects.toThrow('The server ended with code 1');
    await expect(start).rejects.toThrow(
      `  ${variable}: expected a store with schema 4 at most, got schema 5;` +
        ' start a newer release, or restore a backup\n',
    );
  });
});

describe('the store of a release with', () => {
  /**
   * The release's store after one request to each endpoint. For the next schema: start a server
   * with a new DATA_DIR, send one request to each endpoint as `submissions` has them, stop the
   * server, and run `sqlite3 leads.sqlite .dump > testing/keptStores/schema-N.sql`.
   */
  const keptStore = (schema: number) =>
    readFileSync(new URL(`../../testing/keptStores/schema-${schema}.sql`, import.meta.url), 'utf8');
  const schemas = Array.from({ length: schemaNumber }, (_, index) => index + 1);

  it.each(schemas)('schema %i is migrated, and its leads are exported as they were', async (n) => {
    const folder = temporaryFolder();
    const sqlite = new Sqlite(sqliteFile(folder));
    sqlite.exec(keptStore(n));
    const kept = sqlite.prepare('select * from record').all() as Record<string, string>[];
    sqlite.close();
    expect(new Set(kept.map(({ endpoint }) => endpoint)).size).toBe(4);

    const { stdout, stderr, code } = await runScript('leads', ['export', '--format', 'json'], {
      env: { DATA_DIR: folder },
    });

    expect(code, stderr).toBe(0);
    const exported = stdout.trimEnd().split('\n');
    expect(exported.map((line) => JSON.parse(line))).toEqual(
      kept.map(({ id, endpoint, email, body = '' }) =>
        expect.objectContaining({ id, endpoint, email, body: JSON.parse(body) }),
      ),
    );
  });
});
