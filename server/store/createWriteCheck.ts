import { newId } from '../../contract/newId.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';

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
