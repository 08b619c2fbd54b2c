import type { Insertable } from 'kysely';
import type { IdempotencyClaim, SaveResult } from '../../backend/ports.ts';
import { StoreUnavailable } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import type { Database, DatabaseAdapter, IdempotencyTable } from './database.ts';
import { preparedQuery } from './database.ts';
import { createLeadInsertion, findReport, fromRow, leadQueries } from './leadQueries.ts';
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
        // A repeat of this request then returns the first one.
        await db
          .updateTable('idempotency')
          .set({ record_id: first.id })
          .where('key', '=', claim.key)
          .execute();
        return { outcome: 'repeated', lead: first };
      }
      await insertMessages(db, lead, messages);
      return { outcome: 'saved', lead };
    });

  return {
    ...leadQueries(adapter),
    ...outboxQueries(adapter),

    findExisting: (claim, now) => findExisting(adapter.read, claim, now),

    purgeExpired: (now) =>
      adapter.write(async (db) => {
        await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute();
      }),

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

/** Milliseconds that a result holds, so that checks cost at most one write a second. */
const validMs = 1000;
/** About as much as a lead takes. */
const filler = 'x'.repeat(8000);

/** Creates a check that rejects when the store accepts no writes, such as on a full disk. */
export function createWriteCheck({ write }: Pick<DatabaseAdapter, 'write'>): () => Promise<void> {
  const key = `check ${newId()}`;
  let last: { at: number; result: Promise<void> } | null = null;

  /** Saves an expired claim: nothing reads it, and the next purge deletes it. */
  const saveClaim = () =>
    write(async (db) => {
      await db.deleteFrom('idempotency').where('key', '=', key).execute();
      await db
        .insertInto('idempotency')
        .values({ key, body_hash: filler, record_id: '', expires_at: 0 })
        .execute();
    });

  return () => {
    const now = performance.now();
    if (!last || now - last.at >= validMs) last = { at: now, result: saveClaim() };
    return last.result;
  };
}

/**
 * Creates the query that claims keys within a transaction.
 *
 * @returns A function that resolves to whether the request is the first with its key, or the first
 *   since the key expired; of two at once, one waits for the other.
 */
function createKeyClaim(): (
  db: Database,
  claim: IdempotencyClaim,
  lead: { id: string; receivedAt: number },
) => Promise<boolean> {
  const claimKey = preparedQuery(
    (db, { received_at, ...values }: Insertable<IdempotencyTable> & { received_at: number }) => {
      const { key: _key, ...others } = values;
      return db
        .insertInto('idempotency')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(others)
            .where('idempotency.expires_at', '<=', received_at),
        )
        .returning('key');
    },
  );
  return async (db, claim, lead) => {
    const claimed = await claimKey(db, {
      key: claim.key,
      body_hash: claim.bodyHash,
      record_id: lead.id,
      expires_at: claim.expiresAt,
      received_at: lead.receivedAt,
    });
    return claimed.length === 1;
  };
}

/**
 * Finds what the same request saved before.
 *
 * @param now - Epoch milliseconds; without it, an expired claim counts as well.
 */
async function findExisting(db: Database, claim: IdempotencyClaim, now?: number) {
  const row = await db
    .selectFrom('idempotency')
    .innerJoin('record', 'record.id', 'idempotency.record_id')
    .selectAll('record')
    .select('idempotency.body_hash')
    .where('idempotency.key', '=', claim.key)
    .$if(now !== undefined, (query) => query.where('idempotency.expires_at', '>', now ?? 0))
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash === claim.bodyHash
    ? { outcome: 'repeated' as const, lead: fromRow(row) }
    : { outcome: 'keyReused' as const };
}
