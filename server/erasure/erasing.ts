import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';
import type { Contact } from '../store/erasureQueries.ts';
import { batchSize } from '../store/outboxQueries.ts';
import type { ErasureList } from './erasureList.ts';

const dayMs = 24 * 3600_000;

type ErasingStore = Pick<Store, 'contacts' | 'erase'>;

/**
 * Erases all leads of an address, with all that hangs on them. The list has it first, so that an
 * erasure which a crash interrupts is completed by the server.
 *
 * @param now - Epoch milliseconds.
 * @returns How many leads; the list is unchanged when there is none.
 */
export async function eraseAddress(
  email: string,
  { store, list, now }: { store: Pick<Store, 'leadsOf' | 'erase'>; list: ErasureList; now: number },
): Promise<number> {
  const leads = await store.leadsOf(email);
  if (leads.length === 0) return 0;
  await list.add(email, now);
  let count = 0;
  for (let from = 0; from < leads.length; from += batchSize) {
    const ids = leads.slice(from, from + batchSize).map(({ id }) => id);
    count += (await store.erase(ids, { erasedAt: now, cause: 'request' })).length;
  }
  return count;
}

/**
 * Erases the leads that are older than `retentionDays`, and those that a restored backup brought
 * back although their address was erased.
 *
 * @returns How many leads of each.
 */
export async function eraseDue({
  store,
  list,
  retentionDays,
  now,
  signal,
}: {
  store: ErasingStore;
  list: ErasureList;
  retentionDays: number;
  /** Epoch milliseconds. */
  now: number;
  /** Ends the search between two pages. */
  signal?: AbortSignal;
}): Promise<{ tooOld: number; restored: number }> {
  const isErased = await list.read();
  const oldest = now - retentionDays * dayMs;
  const isTooOld = ({ receivedAt }: Contact) => receivedAt < oldest;
  const isRestored = (lead: Contact) => isErased?.(lead.email, lead.receivedAt) ?? false;
  const counts = { tooOld: 0, restored: 0 };
  let last: Contact | null = null;
  while (!signal?.aborted) {
    const page: Contact[] = await store.contacts(last);
    last = page.at(-1) ?? null;
    if (!last) break;
    counts.tooOld += await eraseAll(page.filter(isTooOld), 'retention');
    counts.restored += await eraseAll(
      page.filter((lead) => !isTooOld(lead) && isRestored(lead)),
      'request',
    );
    // Contacts come oldest first. Without a list, the others stay.
    if (!isErased && !isTooOld(last)) break;
  }
  return counts;

  async function eraseAll(leads: readonly Contact[], cause: 'retention' | 'request') {
    if (leads.length === 0) return 0;
    const ids = leads.map(({ id }) => id);
    return (await store.erase(ids, { erasedAt: now, cause })).length;
  }
}

/** Erases what is due now, and then every day. */
export function startErasing({
  clock,
  log,
  ...options
}: {
  store: ErasingStore;
  list: ErasureList;
  retentionDays: number;
  clock: Clock;
  log: Log;
}) {
  const stopped = new AbortController();
  async function run() {
    try {
      const erased = await eraseDue({ ...options, now: clock.now(), signal: stopped.signal });
      if (erased.tooOld + erased.restored > 0) log.info(erased, 'leads erased');
    } catch (err) {
      log.error({ err }, 'leads not erased');
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, dayMs);
  return {
    /** Resolves once no erasure runs. */
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}
