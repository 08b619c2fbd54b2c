import { listingKinds, type StoredLead } from '../../backend/Lead.ts';
import { deadCrmCalls } from './crmFailures.ts';
import type { Database, DatabaseAdapter, ErasureTable } from './database.ts';
import { fromRow, isOfAddress } from './leadQueries.ts';
import { batchSize } from './outboxQueries.ts';

/** A lead as the search for leads to erase sees it. */
export type Contact = Pick<StoredLead, 'id' | 'email' | 'receivedAt'>;

/** The part of the store that finds what is kept about a person, and erases it (S13). */
export function erasureQueries({ read, write }: Pick<DatabaseAdapter, 'read' | 'write'>) {
  return {
    /** The leads of an address, in whatever case it was typed, oldest first. */
    async leadsOf(email: string): Promise<StoredLead[]> {
      const rows = await read
        .selectFrom('record')
        .selectAll()
        .where(isOfAddress(email))
        .orderBy('receivedAt')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },

    /** The claims of a lead: hashes of what was sent, until they expire (S7). */
    claimsOf: (leadId: string) =>
      read
        .selectFrom('idempotency')
        .select(['key', 'bodyHash', 'sentHash', 'expiresAt'])
        .where('recordId', '=', leadId)
        .execute(),

    /** When the newest lead was received, in epoch milliseconds; null without one. */
    newestReceivedAt: async (): Promise<number | null> => {
      const newest = await read
        .selectFrom('record')
        .select('receivedAt')
        .orderBy('receivedAt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return newest?.receivedAt ?? null;
    },

    /** One page of contacts, oldest first, after another contact. */
    contacts: (after: Pick<Contact, 'id' | 'receivedAt'> | null): Promise<Contact[]> =>
      read
        .selectFrom('record')
        .select(['id', 'email', 'receivedAt'])
        .$if(after !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('receivedAt', 'id'), '>', tuple(after?.receivedAt ?? 0, after?.id ?? '')),
          ),
        )
        .orderBy('receivedAt')
        .orderBy('id')
        .limit(batchSize)
        .execute(),

    /** The networks whose leads have waiting messages. */
    sources: async (): Promise<string[]> => {
      const rows = await read
        .selectFrom('record')
        .select('source')
        .distinct()
        .where('source', 'is not', null)
        .execute();
      return rows.flatMap(({ source }) => source ?? []);
    },

    /**
     * A batch of leads of a network that have waiting messages.
     *
     * @param since - Epoch milliseconds of the first one.
     */
    waitingLeads: async (source: string, since: number): Promise<string[]> => {
      const rows = await read
        .selectFrom('record')
        .select('id')
        .where('source', '=', source)
        .where('receivedAt', '>=', since)
        .limit(batchSize)
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Erases leads with all that hangs on them: messages, claims of requests, hashes of PDFs. The
     * requests for their reports go with them. Only their ids stay.
     *
     * @param ids - At most `batchSize`.
     * @returns The ids that were erased.
     */
    erase: (ids: readonly string[], erasure: Omit<ErasureTable, 'recordId'>): Promise<string[]> =>
      write(async (db) => {
        const leads = await db
          .selectFrom('record')
          .select('id')
          .where((eb) => eb('id', 'in', ids).or('reportOf', 'in', ids))
          .execute();
        const all = leads.map(({ id }) => id);
        if (all.length === 0) return [];
        await passOnDigests(db, all);
        await db.deleteFrom('outbox').where('recordId', 'in', all).execute();
        await db.deleteFrom('idempotency').where('recordId', 'in', all).execute();
        await db.deleteFrom('record').where('id', 'in', all).execute();
        await db
          .insertInto('erasure')
          .values(all.map((recordId) => ({ recordId, ...erasure })))
          // A restored backup has leads that were erased before.
          .onConflict((conflict) => conflict.column('recordId').doNothing())
          .execute();
        return all;
      }),

    /** The entries of erased addresses that the servers of this store have, each as JSON. */
    erasedAddresses: async (): Promise<string[]> =>
      (await read.selectFrom('erasedAddress').select('entry').execute()).map(({ entry }) => entry),

    /** Adds entries that are not there yet. */
    addErasedAddresses: (entries: readonly string[]) =>
      write(async (db) => {
        for (const entry of entries) {
          await db
            .insertInto('erasedAddress')
            .values({ entry })
            .onConflict((conflict) => conflict.column('entry').doNothing())
            .execute();
        }
      }),

    /** When and why the lead with this id was erased; null when it was not. */
    erasure: async (leadId: string): Promise<ErasureTable | null> =>
      (await read
        .selectFrom('erasure')
        .selectAll()
        .where('recordId', '=', leadId)
        .executeTakeFirst()) ?? null,
  };
}

/** Gives the digests of these leads to another lead that they list, so that it is still mailed. */
async function passOnDigests(db: Database, ids: readonly string[]): Promise<void> {
  const digests = await db
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('kind', 'in', listingKinds)
    .where('recordId', 'in', ids)
    .execute();
  for (const { id, kind } of digests) {
    const heir = await db
      .selectFrom('record')
      .select('id')
      .where((eb) =>
        kind === 'noticeDigest'
          ? eb('digest', '=', id)
          : kind === 'mailReturns'
            ? eb('returnedAt', 'is not', null)
            : eb('id', 'in', deadCrmCalls(db).select('outbox.recordId')),
      )
      .where('id', 'not in', ids)
      .orderBy('receivedAt')
      .limit(1)
      .executeTakeFirst();
    if (!heir) continue;
    await db.updateTable('outbox').set({ recordId: heir.id }).where('id', '=', id).execute();
  }
}
