import type { Insertable } from 'kysely';
import type { IdempotencyClaim } from '../../backend/ports.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import { fromRow } from './leadQueries.ts';
import { preparedQuery } from './preparedQuery.ts';
import type { Store } from './Store.ts';
import type { Database, IdempotencyTable } from './schema.ts';

/** The part of the store that recognises repeated requests (S7). */
export function idempotencyQueries({
  read,
  write,
}: Pick<DatabaseAdapter, 'read' | 'write'>): Pick<Store, 'findExisting' | 'purgeExpired'> {
  return {
    findExisting: (claim, now) => findExisting(read, claim, now),

    purgeExpired: (now) =>
      write(async (db) => {
        await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute();
      }),
  };
}

/**
 * Creates the query that claims keys within a transaction.
 *
 * @returns A function that resolves to whether the request is the first with its key, or the first
 *   since the key expired; of two at once, one waits for the other.
 */
export function createKeyClaim(): (
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

/** Gives a claimed key another lead, which a repeat then returns. */
export async function reassignClaim(
  db: Database,
  { key }: IdempotencyClaim,
  leadId: string,
): Promise<void> {
  await db.updateTable('idempotency').set({ record_id: leadId }).where('key', '=', key).execute();
}

/**
 * Finds what the same request saved before.
 *
 * @param now - Epoch milliseconds; without it, an expired claim counts as well.
 */
export async function findExisting(db: Database, claim: IdempotencyClaim, now?: number) {
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
