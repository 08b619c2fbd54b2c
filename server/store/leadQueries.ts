import type { Insertable, RawBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { StoredLead } from '../../backend/Lead.ts';
import { type AddressPattern, personOf } from '../../backend/people.ts';
import { type Database, type DatabaseAdapter, type LeadTable, preparedQuery } from './database.ts';

const ofDomains = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-';
const ofLocalParts = `${ofDomains}_!#$%&'*/=?^\`{|}~`;

/**
 * The domain of an address, as both databases compute it: the longest end of characters of domains.
 * Indexes use this expression and the next one; others need other indexes.
 */
export const domainOf = (email: RawBuilder<unknown>) =>
  sql`lower(substr(${email}, length(rtrim(${email}, ${sql.lit(ofDomains)})) + 1))`;

/** The local part of an address up to its `+tag`. */
export const localPartOf = (email: RawBuilder<unknown>) =>
  sql`lower(substr(${email}, 1, length(${email}) - length(ltrim(${email}, ${sql.lit(ofLocalParts)}))))`;

/** Whether a lead is of an address, in whatever case it was typed; an index has it. */
export const isOfAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** Whether a lead is of the person of an address (S20, decision 0863); an index has it. */
export function isOfPerson(email: string) {
  // Nothing precedes this `+`, so it begins no tag.
  if (email.startsWith('+')) return isOfAddress(email);
  const [own, known] = [sql.ref('email'), sql.val(personOf(email))];
  return sql<boolean>`${localPartOf(own)} = ${localPartOf(known)} and ${domainOf(own)} = ${domainOf(known)}`;
}

/** Leads that are read at once. */
const pageSize = 500;
/** Of a list for sales, each of whose leads may be estimated to find its inbox. */
const listedAtOnce = 100;
/** Forms of one person that matter to an earlier one. */
const mostLater = 20;

/** The part of the store that reads and changes leads. */
export function leadQueries({ read, write }: Pick<DatabaseAdapter, 'read' | 'write'>) {
  return {
    lead: (id: string) => findLead(read, 'id', id),
    reportOf: (calculationId: string) => findLead(read, 'reportOf', calculationId),

    /** A lead and the other forms of its report, by the id that sales knows (S20). */
    async formsOf(leadId: string): Promise<StoredLead[]> {
      const rows = await read
        .selectFrom('record')
        .selectAll()
        .where('id', 'in', formIdsOf(read, leadId))
        .orderBy('receivedAt')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },

    /** What the person of a form sent to the CRM after it: the newest forms, oldest first. */
    async laterForms({ email, receivedAt }: StoredLead): Promise<StoredLead[]> {
      const rows = await read
        .selectFrom('record')
        .selectAll()
        .where(isOfPerson(email))
        .where('endpoint', 'in', ['contactFormWebhook', 'demoSubmission'])
        .where('quarantine', 'is', null)
        .where('receivedAt', '>', receivedAt)
        .orderBy('receivedAt', 'desc')
        .limit(mostLater)
        .execute();
      return rows.map(fromRow).reverse();
    },

    saveReplyStatus: (leadId: string, status: number): Promise<number> =>
      write(async (db) => {
        const row = await db
          .updateTable('record')
          .set((eb) => ({ replyStatus: eb.fn.coalesce('replyStatus', eb.val(status)) }))
          .where('id', '=', leadId)
          .returning('replyStatus')
          .executeTakeFirst();
        return row?.replyStatus ?? status;
      }),

    digest(id: string) {
      const listed = read.selectFrom('record').selectAll().where('digest', '=', id);
      return inPages(listed.orderBy('receivedAt').orderBy('id'), fromRow);
    },

    async earlierLeads({ local, domain }: AddressPattern, before: number, limit: number) {
      const [email, known] = [sql.ref('email'), sql.val(`${local}@${domain}`)];
      const rows = await read
        .selectFrom('record')
        .selectAll()
        .where('receivedAt', '<', before)
        .where('endpoint', 'in', ['roiCalculation', 'demoSubmission'])
        .where(sql<boolean>`${domainOf(email)} = ${domainOf(known)}`)
        .$if(local !== '', (query) =>
          query.where(sql<boolean>`${localPartOf(email)} = ${localPartOf(known)}`),
        )
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },

    /** Saves whether the visitor's PDF differs from the server's. */
    comparePdf: (leadId: string, differs: boolean) =>
      write((db) =>
        db
          .updateTable('record')
          .set({ pdfDiffers: Number(differs) })
          .where('id', '=', leadId)
          .execute(),
      ),

    /**
     * Every lead, oldest first, read in pages.
     *
     * @param since - Epoch milliseconds of the first one.
     */
    async *leads(since = 0): AsyncGenerator<StoredLead> {
      let after = { receivedAt: since, id: '' };
      while (true) {
        const rows = await read
          .selectFrom('record')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('receivedAt', 'id'), '>', tuple(after.receivedAt, after.id)),
          )
          .orderBy('receivedAt')
          .orderBy('id')
          .limit(pageSize)
          .execute();
        const last = rows.at(-1);
        if (!last) return;
        yield* rows.map(fromRow);
        after = last;
      }
    },
  };
}

/** Reads what a query finds in pages. Its order is that of a mail, which a few leads have. */
export async function* inPages<DB, Tables extends keyof DB, Row, Item>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  itemOf: (row: Row) => Item,
): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += listedAtOnce) {
    const rows: Row[] = await query.limit(listedAtOnce).offset(offset).execute();
    yield* rows.map(itemOf);
    if (rows.length < listedAtOnce) return;
  }
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
      .onConflict((conflict) => conflict.column('reportOf').doNothing())
      .returning('id'),
  );
  return async (db, lead) => (await insertRow(db, toRow(lead))).length === 1;
}

/** The ids of a lead and of the other forms of its report. */
export const formIdsOf = (db: Database, leadId: string) =>
  db
    .selectFrom('record')
    .select('record.id')
    .where(({ eb, or }) =>
      or([eb('id', '=', leadId), eb('reportOf', '=', leadId), eb('calculationId', '=', leadId)]),
    );

/** Finds a lead by its id, or the request for the report of a calculation. */
export async function findLead(
  db: Database,
  by: 'id' | 'reportOf',
  id: string,
): Promise<StoredLead | null> {
  const row = await db.selectFrom('record').selectAll().where(by, '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

function toRow(lead: StoredLead): Insertable<LeadTable> {
  return {
    ...lead,
    body: JSON.stringify(lead.body),
    calculation: lead.calculation && JSON.stringify(lead.calculation),
    consent: lead.consent && JSON.stringify(lead.consent),
    resultsDiffer: Number(lead.resultsDiffer),
    pdfDiffers: lead.pdfDiffers === null ? null : Number(lead.pdfDiffers),
  };
}

/** Reads a row back. Only this server writes rows, so their JSON documents are not validated. */
export function fromRow(row: Selectable<LeadTable>): StoredLead {
  return {
    ...row,
    body: JSON.parse(row.body),
    calculation: row.calculation === null ? null : JSON.parse(row.calculation),
    consent: row.consent === null ? null : JSON.parse(row.consent),
    resultsDiffer: row.resultsDiffer === 1,
    pdfDiffers: row.pdfDiffers === null ? null : row.pdfDiffers === 1,
  };
}
