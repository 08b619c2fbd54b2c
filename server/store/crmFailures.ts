import type { StoredLead } from '../../backend/Lead.ts';
import type { Database } from './database.ts';
import { findLead } from './leadQueries.ts';

/** The calls to the CRM that ended dead. */
export const deadCrmCalls = (db: Database) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'dead')
    .where('kind', 'in', ['crmContact', 'crmDemo']);

/** A lead that the CRM refused, and in which words. */
export interface CrmFailure {
  lead: StoredLead;
  error: string;
}

/** Finds the newest dead calls to the CRM, and how many there are. */
export async function findCrmFailures(db: Database, limit: number) {
  const rows = await deadCrmCalls(db)
    .select(['recordId', 'lastError'])
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  const { count } = await deadCrmCalls(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const failures: CrmFailure[] = [];
  for (const { recordId, lastError } of rows) {
    const lead = await findLead(db, 'id', recordId);
    if (lead) failures.push({ lead, error: lastError ?? '' });
  }
  return { failures, count };
}
