import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import type { Database, Schema } from './schema.ts';

/** The tables that are copied, each with the column that orders its pages. */
const tables = { record: 'id', idempotency: 'key', outbox: 'id' } as const satisfies {
  [Table in keyof Schema]: keyof Schema[Table];
};
type TableName = keyof Schema;
const pageRows = 500;

/** A copied table. */
export interface CopiedTable {
  table: TableName;
  rows: number;
}

/**
 * Copies everything from one store to an empty one, in one transaction there, and compares each
 * table row by row. No server may use either store meanwhile.
 *
 * @throws When the other store is not empty, or the copy differs; nothing is then copied.
 */
export async function copyStore(
  from: DatabaseAdapter,
  to: DatabaseAdapter,
): Promise<CopiedTable[]> {
  return to.write(async (target) => {
    const copied: CopiedTable[] = [];
    for (const table of Object.keys(tables) as TableName[]) {
      if ((await fingerprint(target, table)).rows > 0) {
        throw new Error(`Expected an empty store to copy to; its table "${table}" has rows.`);
      }
      for await (const page of pagesOf(from.read, table)) {
        await target
          .insertInto(table)
          .values(page as Insertable<Schema[typeof table]>[])
          .execute();
      }
      const [before, after] = [
        await fingerprint(from.read, table),
        await fingerprint(target, table),
      ];
      if (before.hash !== after.hash) {
        throw new Error(`The copy of "${table}" differs: ${before.rows} rows, then ${after.rows}.`);
      }
      copied.push({ table, rows: after.rows });
    }
    return copied;
  });
}

async function* pagesOf(db: Database, table: TableName) {
  const key = tables[table];
  let after = '';
  while (true) {
    const page = (await db
      .selectFrom(table)
      .selectAll()
      // Comparison and order use the same collation, which may differ between the databases.
      .where(db.dynamic.ref<string>(key), '>', after)
      .orderBy(db.dynamic.ref<string>(key))
      .limit(pageRows)
      .execute()) as (Selectable<Schema[TableName]> & Record<string, unknown>)[];
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = String(last[key]);
  }
}

/** Hashes the rows of a table, independent of their order. */
async function fingerprint(db: Database, table: TableName) {
  const rowHashes: string[] = [];
  for await (const page of pagesOf(db, table)) {
    for (const row of page) {
      const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      rowHashes.push(createHash('sha256').update(JSON.stringify(columns)).digest('hex'));
    }
  }
  const hash = createHash('sha256').update(rowHashes.sort().join('\n')).digest('hex');
  return { rows: rowHashes.length, hash };
}
