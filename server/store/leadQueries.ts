import type { Insertable, Selectable } from 'kysely';
import type { Calculation, StoredLead } from '../../backend/Lead.ts';
import type { Database, DatabaseAdapter, LeadTable } from './database.ts';
import { preparedQuery } from './database.ts';
import type { Store } from './Store.ts';

/** Leads that are read at once. */
const pageSize = 500;

/** The part of the store that reads and changes leads. */
export function leadQueries({
  read,
  write,
}: Pick<DatabaseAdapter, 'read' | 'write'>): Pick<
  Store,
  'lead' | 'reportOf' | 'saveReplyStatus' | 'comparePdf' | 'leads'
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

    saveReplyStatus: (leadId, status) =>
      write(async (db) => {
        await db
          .updateTable('record')
          .set({ reply_status: status })
          .where('id', '=', leadId)
          .where('reply_status', 'is', null)
          .execute();
        const row = await db
          .selectFrom('record')
          .select('reply_status')
          .where('id', '=', leadId)
          .executeTakeFirst();
        return row?.reply_status ?? status;
      }),

    comparePdf: (leadId, differs) =>
      write(async (db) => {
        await db
          .updateTable('record')
          .set({ pdf_differs: differs ? 1 : 0 })
          .where('id', '=', leadId)
          .execute();
      }),

    async *leads() {
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
        const last = rows.at(-1);
        if (!last) return;
        yield* rows.map(fromRow);
        after = { receivedAt: last.received_at, id: last.id };
      }
    },
  };
}

/**
 * Creates the query that inserts leads within a transaction.
 *
 * @returns A function that resolves to false, and inserts nothing, for a report of a calculation
 *   that has one.
 */
export function createLeadInsertion(): (db: Database, lead: StoredLead) => Promise<boolean> {
  const insertRow = preparedQuery((db, row: Insertable<LeadTable>) =>
    db
      .insertInto('record')
      .values(row)
      .onConflict((conflict) => conflict.column('report_of').doNothing())
      .returning('id'),
  );
  return async (db, lead) => (await insertRow(db, toRow(lead))).length === 1;
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

function toRow(lead: StoredLead): Insertable<LeadTable> {
  return {
    id: lead.id,
    endpoint: lead.endpoint,
    received_at: lead.receivedAt,
    contact_name: lead.contactName,
    email: lead.email,
    company: lead.company,
    body: JSON.stringify(lead.body),
    calculation: lead.calculation && JSON.stringify(lead.calculation),
    results_differ: lead.resultsDiffer ? 1 : 0,
    quarantine: lead.quarantine,
    report_of: lead.reportOf,
    pdf_sha256: lead.pdfSha256,
    pdf_differs: lead.pdfDiffers === null ? null : lead.pdfDiffers ? 1 : 0,
    reply_status: lead.replyStatus,
    bounce: lead.bounce,
  };
}

/** Reads a row back. Only this server writes rows, so their JSON documents are not validated. */
export function fromRow(row: Selectable<LeadTable>): StoredLead {
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
    quarantine: row.quarantine,
    reportOf: row.report_of,
    pdfSha256: row.pdf_sha256,
    pdfDiffers: row.pdf_differs === null ? null : row.pdf_differs === 1,
    replyStatus: row.reply_status,
    bounce: row.bounce,
  };
}
