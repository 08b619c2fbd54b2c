import type { Insertable, Selectable } from 'kysely';
import type { Calculation, StoredLead } from '../../backend/Lead.ts';
import type { Quarantine } from '../../contract/detectBot.ts';
import type { Engine } from './Engine.ts';
import { preparedQuery } from './preparedQuery.ts';
import type { Store } from './Store.ts';
import type { Database, RecordTable } from './schema.ts';

/** Leads that are read at once. */
const pageSize = 500;

/** The part of the store that reads and changes leads. */
export function leadQueries({
  read,
  write,
}: Pick<Engine, 'read' | 'write'>): Pick<
  Store,
  'lead' | 'reportOf' | 'saveReplyStatus' | 'comparePdf' | 'records'
> {
  return {
    async lead(id) {
      const row = await read
        .selectFrom('record')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    reportOf: (calculationId) => findReport(read, calculationId),

    saveReplyStatus: (recordId, status) =>
      write(async (db) => {
        await db
          .updateTable('record')
          .set({ reply_status: status })
          .where('id', '=', recordId)
          .where('reply_status', 'is', null)
          .execute();
        const row = await db
          .selectFrom('record')
          .select('reply_status')
          .where('id', '=', recordId)
          .executeTakeFirst();
        return row?.reply_status ?? status;
      }),

    comparePdf: (recordId, differs) =>
      write(async (db) => {
        await db
          .updateTable('record')
          .set({ pdf_differs: differs ? 1 : 0 })
          .where('id', '=', recordId)
          .execute();
      }),

    async *records() {
      let after = { receivedAt: -1, id: '' };
      while (true) {
        const rows = await read
          .selectFrom('record')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('received_at', 'id'), '>', tuple(after.receivedAt, after.id)),
          )
          .orderBy('received_at')
          .orderBy('id')
          .limit(pageSize)
          .execute();
        yield* rows.map(fromRow);
        const last = rows.at(-1);
        if (!last || rows.length < pageSize) return;
        after = { receivedAt: last.received_at, id: last.id };
      }
    },
  };
}

/**
 * Creates the query that inserts leads within a transaction.
 *
 * @returns A function that resolves to false, and inserts nothing, for a report of a calculation that has one.
 */
export function createLeadInsertion(): (db: Database, lead: StoredLead) => Promise<boolean> {
  const insertRecord = preparedQuery((db, row: Insertable<RecordTable>) =>
    db
      .insertInto('record')
      .values(row)
      .onConflict((conflict) => conflict.column('report_of').doNothing())
      .returning('id'),
  );
  return async (db, lead) => (await insertRecord(db, toRow(lead))).length === 1;
}

/** Finds the request for the report of a calculation. */
export async function findReport(db: Database, calculationId: string): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('record')
    .selectAll()
    .where('report_of', '=', calculationId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

function toRow(record: StoredLead): Insertable<RecordTable> {
  return {
    id: record.id,
    endpoint: record.endpoint,
    received_at: record.receivedAt,
    contact_name: record.contactName,
    email: record.email,
    company: record.company,
    body: JSON.stringify(record.body),
    calculation: record.calculation && JSON.stringify(record.calculation),
    results_differ: record.resultsDiffer ? 1 : 0,
    quarantine: record.quarantine,
    report_of: record.reportOf,
    pdf_sha256: record.pdfSha256,
    pdf_differs: record.pdfDiffers === null ? null : record.pdfDiffers ? 1 : 0,
    reply_status: record.replyStatus,
  };
}

/** Reads a row back. Only this server writes rows, so their JSON documents are not validated. */
export function fromRow(row: Selectable<RecordTable>): StoredLead {
  return {
    id: row.id,
    endpoint: row.endpoint,
    receivedAt: row.received_at,
    contactName: row.contact_name,
    email: row.email,
    company: row.company,
    body: JSON.parse(row.body),
    calculation: row.calculation === null ? null : (JSON.parse(row.calculation) as Calculation),
    resultsDiffer: row.results_differ === 1,
    quarantine: row.quarantine as Quarantine | null,
    reportOf: row.report_of,
    pdfSha256: row.pdf_sha256,
    pdfDiffers: row.pdf_differs === null ? null : row.pdf_differs === 1,
    replyStatus: row.reply_status,
  };
}
