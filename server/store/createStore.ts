import type { Insertable } from 'kysely';
import type { StoredLead } from '../../backend/Lead.ts';
import type { Store as BackendStore, IdempotencyClaim, SaveResult } from '../../backend/ports.ts';
import { isSameRequest, StoreUnavailable } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import { keepTraceOf } from '../tracing/trace.ts';
import { clockQueries } from './clockQueries.ts';
import type { Database, DatabaseAdapter, IdempotencyTable } from './database.ts';
import { preparedQuery } from './database.ts';
import { erasureQueries } from './erasureQueries.ts';
import { createLeadInsertion, findLead, fromRow, leadQueries } from './leadQueries.ts';
import { linkQueries } from './linkQueries.ts';
import { batchSize, createMessageInsertion, outboxQueries } from './outboxQueries.ts';
import { createTurns } from './turns.ts';

/** The backend's store, and what the outbox, the export and the health check need in addition. */
export type Store = ReturnType<typeof createStore>;

/**
 * The store on either database. Each subject's queries are written once, in SQL that both
 * understand; `save` joins them in one transaction.
 */
export function createStore(adapter: DatabaseAdapter) {
  const claimKey = createKeyClaim();
  const turns = createTurns();
  const insertLead = createLeadInsertion();
  const insertMessages = createMessageInsertion(turns);

  const saveOnce: BackendStore['save'] = (...request) =>
    turns.during(request[1].find(({ queue }) => queue)?.queue, () => saveWithTurns(...request));

  const saveWithTurns: BackendStore['save'] = (lead, messages, claim) =>
    adapter.write(async (db): Promise<SaveResult> => {
      if (!(await claimKey(db, claim, lead))) {
        return (await findExisting(db, claim)) ?? { outcome: 'keyReused' };
      }
      if (!(await insertLead(db, lead)) && lead.reportOf !== null) {
        const first = await findLead(db, 'reportOf', lead.reportOf);
        if (!first) throw new Error('A report refused as a repeat has no first.');
        // A repeat of this request then returns the first one.
        await db
          .updateTable('idempotency')
          .set({ recordId: first.id })
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
    ...erasureQueries(adapter),
    ...clockQueries(adapter),
    ...linkQueries(adapter),

    findExisting: (claim: IdempotencyClaim, now: number) => findExisting(adapter.read, claim, now),
    /**
     * Deletes a batch of expired idempotency claims, and the sources of leads whose messages wait
     * longer than any is retried, and returns whether there may be more.
     */
    async purgeExpired(now: number): Promise<boolean> {
      const batches = await adapter.write(async (db) => {
        const outdated = await db
          .updateTable('record')
          .set({ source: null })
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('record')
              .select('id')
              .where('source', 'is not', null)
              .where('receivedAt', '<=', now - sourceMs)
              .limit(batchSize),
          )
          .returning('id')
          .execute();
        // Their turns stay.
        if (outdated.length > 0) {
          const ids = outdated.map(({ id }) => id);
          await db
            .updateTable('outbox')
            .set({ queue: null })
            .where('recordId', 'in', ids)
            .execute();
        }
        const deleted = await db
          .deleteFrom('idempotency')
          .where('key', 'in', (eb) =>
            eb
              .selectFrom('idempotency')
              .select('key')
              .where('expiresAt', '<=', now)
              .limit(batchSize),
          )
          .where('expiresAt', '<=', now)
          .returning('key')
          .execute();
        return [outdated, deleted];
      });
      return batches.some(({ length }) => length === batchSize);
    },

    async save(...request: Parameters<BackendStore['save']>): Promise<SaveResult> {
      keepTraceOf(request[0].id);
      try {
        return await saveOnce(...request);
      } catch (error) {
        if (!(error instanceof StoreUnavailable && error.isOutcomeUnknown)) throw error;
        // The same claim again waits for the first transaction, so its result shows whether that
        // was committed.
        const result = await saveOnce(...request).catch((cause: unknown) => {
          throw new StoreUnavailable(cause, { isOutcomeUnknown: true });
        });
        return result.outcome === 'repeated' && result.lead.id === request[0].id
          ? { outcome: 'saved', lead: request[0] }
          : result;
      }
    },

    scrub: () => adapter.scrub(),
    /** Rejects when a lead could not be saved now. */
    check: createWriteCheck(adapter),
    close: () => adapter.close(),
  };
}

/** How long the network of a lead is kept at most, in milliseconds. */
const sourceMs = 7 * 24 * 3600_000;

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
        .values({ key, bodyHash: filler, sentHash: null, recordId: '', expiresAt: 0 })
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
function createKeyClaim() {
  const claimKey = preparedQuery(
    (db, { receivedAt, ...values }: Insertable<IdempotencyTable> & { receivedAt: number }) => {
      const { key: _key, ...others } = values;
      return db
        .insertInto('idempotency')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(others)
            .where('idempotency.expiresAt', '<=', receivedAt),
        )
        .returning('key');
    },
  );
  return async (db: Database, claim: IdempotencyClaim, { id, receivedAt }: StoredLead) => {
    const claimed = await claimKey(db, { ...claim, recordId: id, receivedAt });
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
    .innerJoin('record', 'record.id', 'idempotency.recordId')
    .selectAll('record')
    .select(['idempotency.bodyHash', 'idempotency.sentHash'])
    .where('idempotency.key', '=', claim.key)
    .$if(now !== undefined, (query) => query.where('idempotency.expiresAt', '>', now ?? 0))
    .executeTakeFirst();
  if (!row) return null;
  const { bodyHash, sentHash, ...leadRow } = row;
  return isSameRequest(claim, { bodyHash, sentHash })
    ? { outcome: 'repeated' as const, lead: fromRow(leadRow) }
    : { outcome: 'keyReused' as const };
}
