import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aClaim, aLead } from '../../testing/leads.ts';
import { databases } from '../../testing/stores.ts';
import { createStore } from './createStore.ts';

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

  it('that a release after the next one has migrated is refused with the reason', async () => {
    const environment = await migratedBy('schema-05-without-a-column');
    await expect(database.open(environment)).rejects.toThrow(
      'it has schema 5, and this release reads up to 4. Start a newer release, or restore a backup.',
    );
  });
});
