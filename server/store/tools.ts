import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Insertable, Selectable } from 'kysely';
import type { StoredLead } from '../../backend/Lead.ts';
import { createLeadColumns } from '../../backend/leadColumns.ts';
import { createPeopleTable, personColumns } from '../../backend/peopleTable.ts';
import { byteOrderMark, csvLine } from '../../contract/format/files.ts';
import type { Store } from './createStore.ts';
import type { Database, DatabaseAdapter, Schema } from './database.ts';

/** The tables that are copied, each with the column that orders its pages. */
const tables = {
  record: 'id',
  idempotency: 'key',
  outbox: 'id',
  erasure: 'recordId',
  erasedAddress: 'entry',
  link: 'code',
} as const satisfies {
  [Table in keyof Schema]: keyof Schema[Table];
};
type TableName = keyof Schema;
const pageRows = 500;

/**
 * Copies everything from one store to an empty one, in one transaction there, and compares each
 * table row by row. No server may use either store meanwhile.
 *
 * @returns The copied tables with their numbers of rows.
 * @throws When the other store is not empty, or the copy differs; nothing is then copied.
 */
export async function copyStore(from: DatabaseAdapter, to: DatabaseAdapter) {
  return to.write(async (target) => {
    const copied: { table: TableName; rows: number }[] = [];
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
      const before = await fingerprint(from.read, table);
      const after = await fingerprint(target, table);
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

/**
 * Copies a SQLite store while servers write to it, as it is at one moment, and checks the copy,
 * which is a single file.
 *
 * @throws When `target` exists or the copy is damaged.
 */
export async function backupSqlite(file: string, target: string): Promise<{ pages: number }> {
  if (existsSync(target)) throw new Error(`Expected no file at ${target}; nothing is overwritten.`);
  const source = new Sqlite(file, { readonly: true });
  try {
    // Without a snapshot, each write of a server would begin the copy again.
    source.exec('begin; select 1 from sqlite_schema');
    const { totalPages } = await source.backup(target);
    const copy = new Sqlite(target);
    try {
      copy.pragma('journal_mode = delete');
      const integrity = copy.pragma('integrity_check', { simple: true });
      if (integrity !== 'ok') throw new Error(`The copy is damaged: ${integrity}`);
    } finally {
      copy.close();
    }
    return { pages: totalPages };
  } finally {
    source.close();
  }
}

const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * Returns a lead with its messages, and with the other forms of its report; null when there is no
 * lead with this id.
 */
export async function showLead(
  store: Pick<Store, 'formsOf' | 'messagesOf'>,
  id: string,
): Promise<object | null> {
  const forms = await store.formsOf(id);
  const lead = forms.find((form) => form.id === id);
  if (!lead) return null;
  const others = forms.filter((form) => form !== lead);
  const shown = await withMessages(store, lead);
  if (others.length === 0) return shown;
  return { ...shown, forms: await Promise.all(others.map((form) => withMessages(store, form))) };
}

/** Returns everything that is kept about an address: its leads, their messages and claims (S13). */
export async function aboutAddress(
  store: Pick<Store, 'leadsOf' | 'messagesOf' | 'claimsOf'>,
  email: string,
): Promise<object[]> {
  const leads = await store.leadsOf(email);
  return Promise.all(
    leads.map(async (lead) => ({
      ...(await withMessages(store, lead)),
      claims: (await store.claimsOf(lead.id)).map(({ expiresAt, ...claim }) => ({
        ...claim,
        expiresAt: instantOf(expiresAt),
      })),
    })),
  );
}

async function withMessages(store: Pick<Store, 'messagesOf'>, lead: StoredLead) {
  const messages = await store.messagesOf(lead.id);
  return {
    ...lead,
    receivedAt: instantOf(lead.receivedAt),
    messages: messages.map(({ createdAt, nextAt, ...message }) => ({
      ...message,
      createdAt: instantOf(createdAt),
      nextAt: instantOf(nextAt),
    })),
  };
}

/**
 * Writes people as lines, best cases first: CSV with a byte order mark and a header, or JSON Lines.
 *
 * @param options - As of `exportLeads`.
 */
export async function* exportPeople(
  store: Pick<Store, 'leads'>,
  format: ExportFormat,
  { since = 0, publicUrl }: { since?: number; publicUrl: URL },
): AsyncGenerator<string> {
  const table = createPeopleTable(publicUrl);
  for await (const lead of store.leads(since)) table.add(lead);
  if (format === 'csv') yield byteOrderMark + csvLine(personColumns);
  for (const row of table.rows()) {
    yield format === 'csv' ? csvLine(Object.values(row)) : `${JSON.stringify(row)}\n`;
  }
}

export type ExportFormat = 'csv' | 'json';

/**
 * Writes leads as lines, oldest first: CSV with a byte order mark and a header, or JSON Lines with
 * everything that was sent beside the columns.
 *
 * @param options - `since`: epoch milliseconds of the first lead; `publicUrl`: where links lead.
 */
export async function* exportLeads(
  store: Pick<Store, 'leads' | 'lead'>,
  format: ExportFormat,
  { since = 0, publicUrl }: { since?: number; publicUrl: URL },
): AsyncGenerator<string> {
  const { names, columnsOf } = createLeadColumns(publicUrl);
  if (format === 'csv') yield byteOrderMark + csvLine(names);
  for await (const lead of store.leads(since)) {
    const of = lead.reportOf ? await store.lead(lead.reportOf) : null;
    const columns = columnsOf(lead, of ?? lead);
    yield format === 'csv'
      ? csvLine(Object.values(columns))
      : `${JSON.stringify({ ...lead, receivedAt: columns.received, columns })}\n`;
  }
}
