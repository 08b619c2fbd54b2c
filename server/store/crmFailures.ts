import type { StoredLead } from '../../backend/Lead.ts';
import type { Database } from './database.ts';
import { fromRow, inPages } from './leadQueries.ts';

/** The calls to the CRM that ended dead. */
export const deadCrmCalls = (db: Database) =>
  db
    .selectFrom('outbox')
    .where('outbox.state', '=', 'dead')
    .where('outbox.kind', 'in', ['crmContact', 'crmDemo']);

/** A lead that the CRM refused, and in which words. */
export interface CrmFailure {
  lead: StoredLead;
  error: string;
}

/** Finds the dead calls to the CRM that a mail is about, the newest first. */
export function findCrmFailures(db: Database, mailId: string) {
  const failed = deadCrmCalls(db)
    .innerJoin('outbox as mail', 'mail.createdAt', 'outbox.nextAt')
    .where('mail.id', '=', mailId)
    .innerJoin('record', 'record.id', 'outbox.recordId')
    .selectAll('record')
    .select('outbox.lastError')
    .orderBy('record.receivedAt', 'desc')
    .orderBy('outbox.id');
  return inPages(
    failed,
    ({ lastError, ...row }): CrmFailure => ({ lead: fromRow(row), error: lastError ?? '' }),
  );
}
