import type { SaveResult } from '../../backend/ports.ts';
import { StoreUnavailable } from '../../backend/StoreUnavailable.ts';
import { createWriteCheck } from './createWriteCheck.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import {
  createKeyClaim,
  findExisting,
  idempotencyQueries,
  reassignClaim,
} from './idempotencyQueries.ts';
import { createLeadInsertion, findReport, leadQueries } from './leadQueries.ts';
import { insertMessages } from './messageRows.ts';
import { outboxQueries } from './outboxQueries.ts';
import type { Store } from './Store.ts';

/**
 * The store on either database. Each subject's queries are written once, in SQL that both
 * understand; `save` joins them in one transaction.
 */
export function createStore(adapter: DatabaseAdapter): Store {
  const claimKey = createKeyClaim();
  const insertLead = createLeadInsertion();

  const saveOnce: Store['save'] = (lead, messages, claim) =>
    adapter.write(async (db): Promise<SaveResult> => {
      if (!(await claimKey(db, claim, lead))) {
        return (await findExisting(db, claim)) ?? { outcome: 'keyReused' };
      }
      if (!(await insertLead(db, lead)) && lead.reportOf !== null) {
        const first = await findReport(db, lead.reportOf);
        if (!first) throw new Error('A report refused as a repeat has no first.');
        await reassignClaim(db, claim, first.id);
        return { outcome: 'repeated', lead: first };
      }
      await insertMessages(db, lead, messages);
      return { outcome: 'saved', lead };
    });

  return {
    ...leadQueries(adapter),
    ...idempotencyQueries(adapter),
    ...outboxQueries(adapter),

    async save(lead, messages, claim) {
      try {
        return await saveOnce(lead, messages, claim);
      } catch (error) {
        if (!(error instanceof StoreUnavailable && error.isOutcomeUnknown)) throw error;
        // The same claim again waits for the first transaction, so its result shows whether that
        // was committed.
        const result = await saveOnce(lead, messages, claim).catch((cause: unknown) => {
          throw new StoreUnavailable(cause, { isOutcomeUnknown: true });
        });
        return result.outcome === 'repeated' && result.lead.id === lead.id
          ? { outcome: 'saved', lead }
          : result;
      }
    },

    check: createWriteCheck(adapter),
    close: () => adapter.close(),
  };
}
