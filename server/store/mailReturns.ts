import { sql } from 'kysely';
import type { MessageKind } from '../../backend/Lead.ts';
import { type MailMark, mailMarksOf } from '../../backend/people.ts';
import type { Database } from './database.ts';
import { planHourlyMail } from './hourlyMails.ts';
import { fromRow, inPages, isOfPerson } from './leadQueries.ts';

/** The mails that visitors get. */
const visitorKinds: readonly MessageKind[] = ['reportEmail', 'demoBooking'];

/** A mail that came back, or a recipient who wants no more. */
export interface MailReturn {
  /** The message that it is about. */
  id: string;
  bounce?: string | null;
  objection?: string | null;
  /** Epoch milliseconds. */
  now: number;
  tellsSales: boolean;
}

/**
 * Saves with its lead that a mail to a visitor came back, or that they object, within a transaction
 * (S21). Mails to the person that still wait are not sent, and sales gets a mail.
 */
export async function saveMailReturn(db: Database, event: MailReturn): Promise<void> {
  const { id, bounce = null, objection = null, now, tellsSales } = event;
  const lead = await db
    .selectFrom('outbox')
    .innerJoin('record', 'record.id', 'outbox.recordId')
    .select(['record.id', 'record.email', 'record.objection'])
    .where('outbox.id', '=', id)
    .where('outbox.kind', 'in', visitorKinds)
    .executeTakeFirst();
  // The provider repeats events.
  if (!lead || (bounce === null && lead.objection !== null)) return;
  await db
    .updateTable('record')
    .set({ returnedAt: now, ...(bounce && { bounce }), ...(objection && { objection }) })
    .where('id', '=', lead.id)
    .execute();
  await stopMails(db, lead.email, objection ? objected : 'Another mail to the address came back.');
  if (tellsSales) await planHourlyMail(db, 'mailReturns', id, now);
}

const objected = 'The recipient objected.';

/** Ends the mails to a person that still wait. */
const stopMails = (db: Database, email: string, lastError: string) =>
  db
    .updateTable('outbox')
    .set({ state: 'bounced', lastError })
    .where('state', 'in', ['ready', 'unknown'])
    .where('kind', 'in', visitorKinds)
    .where('recordId', 'in', idsOfPerson(db, email))
    .execute();

/**
 * Saves that somebody objected to mails in another way, such as by a reply.
 *
 * @returns With how many leads.
 */
export async function saveObjection(db: Database, email: string): Promise<number> {
  const leads = await db
    .updateTable('record')
    .set({ objection: 'by word' })
    .where('id', 'in', idsOfPerson(db, email))
    .returning('id')
    .execute();
  await stopMails(db, email, objected);
  return leads.length;
}

const idsOfPerson = (db: Database, email: string) =>
  db.selectFrom('record').select('record.id').where(isOfPerson(email));

/** Which leads have a mark; an index of the few that have one uses this expression. */
export const isReturned = sql<boolean>`(bounce is not null or objection is not null)`;

/** What became of mails to a person. */
export async function findMailMarks(db: Database, email: string): Promise<MailMark[]> {
  const leads = await db
    .selectFrom('record')
    .select(['bounce', 'objection'])
    .where(isOfPerson(email))
    .where(isReturned)
    .execute();
  return mailMarksOf(leads);
}

/** Finds the leads whose mails came back since a mail about that was planned, the newest first. */
export function findMailReturns(db: Database, mailId: string) {
  const returned = db
    .selectFrom('record')
    .selectAll()
    .where('returnedAt', '>=', (eb) =>
      eb.selectFrom('outbox').select('outbox.createdAt').where('outbox.id', '=', mailId),
    )
    .orderBy('returnedAt', 'desc')
    .orderBy('id');
  return inPages(returned, fromRow);
}
