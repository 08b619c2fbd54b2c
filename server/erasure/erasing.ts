import { createHmac, randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../backend/ports.ts';
import { lifetimes } from '../../contract/requestLimits.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';
import type { Contact } from '../store/erasureQueries.ts';
import { batchSize } from '../store/outboxQueries.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

type SharingStore = Pick<Store, 'erasedAddresses' | 'addErasedAddresses'>;
type ErasingStore = Pick<Store, 'contacts' | 'erase' | 'scrub'>;

/**
 * Erases all leads of an address, with all that hangs on them. The list has it first, so that an
 * erasure which a crash interrupts is completed by the server.
 *
 * @param now - Epoch milliseconds.
 * @returns How many leads; the list is unchanged when there is none.
 */
export async function eraseAddress(
  email: string,
  {
    store,
    list,
    now,
  }: {
    store: Pick<Store, 'leadsOf' | 'erase'> & SharingStore;
    list: ErasureList;
    now: number;
  },
): Promise<number> {
  const leads = await store.leadsOf(email);
  if (leads.length === 0) return 0;
  await list.add(email, leads, now);
  await list.shareWith(store);
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
 * @returns How many leads of each, and how many are too old by the clock alone, which stay.
 */
export async function eraseDue({
  store,
  list,
  retentionDays,
  now,
  provenNow = now,
  signal,
}: {
  store: ErasingStore;
  list: ErasureList;
  retentionDays: number;
  /** Epoch milliseconds. */
  now: number;
  /** A time that has come for sure, even where the clock is wrong; `now` by default. */
  provenNow?: number;
  /** Ends the search between two pages. */
  signal?: AbortSignal;
}): Promise<{ tooOld: number; restored: number; heldBack: number }> {
  const isErased = await list.read();
  const isOlder = (by: number) => (lead: Contact) => lead.receivedAt < by - retentionDays * dayMs;
  const isTooOldByClock = isOlder(now);
  const isTooOld = isOlder(Math.min(now, provenNow));
  const isRestored = (lead: Contact) => isErased?.(lead) ?? false;
  const counts = { tooOld: 0, restored: 0, heldBack: 0 };
  let last: Contact | null = null;
  while (!signal?.aborted) {
    const page: Contact[] = await store.contacts(last);
    last = page.at(-1) ?? null;
    if (!last) break;
    const others = page.filter((lead) => !isTooOld(lead));
    const restored = others.filter(isRestored);
    counts.tooOld += await eraseAll(page.filter(isTooOld), 'retention');
    counts.restored += await eraseAll(restored, 'request');
    counts.heldBack += others.filter(isTooOldByClock).filter((lead) => !isRestored(lead)).length;
    // Contacts come oldest first. Without a list, the others stay.
    if (!isErased && !isTooOldByClock(last)) break;
  }
  if (counts.tooOld + counts.restored > 0) await store.scrub();
  return counts;

  async function eraseAll(leads: readonly Contact[], cause: 'retention' | 'request') {
    if (leads.length === 0) return 0;
    const ids = leads.map(({ id }) => id);
    return (await store.erase(ids, { erasedAt: now, cause })).length;
  }
}

/**
 * Erases what is due now, and then every hour. A clock that is ahead erases nothing at the start:
 * what no lead proves to be too old goes one day's worth per hour of uptime (S15).
 *
 * @param options - `uptimeMs`: milliseconds since the start, of a clock that is never set.
 * @returns `heldBack`: how many leads the last run kept that are too old by the clock alone.
 */
export function startErasing({
  clock,
  log,
  onErased,
  uptimeMs = createUptime(),
  ...options
}: {
  store: ErasingStore & SharingStore & Pick<Store, 'newestReceivedAt' | 'deleteUnusedLinks'>;
  list: ErasureList;
  retentionDays: number;
  clock: Clock;
  log: Log;
  onErased?: (counts: { tooOld: number; restored: number }) => void;
  uptimeMs?: () => number;
}) {
  const stopped = new AbortController();
  let heldBack = 0;
  /** Later leads have the time of the clock, and prove nothing. */
  let provenAtStart: number | null = null;

  async function run() {
    try {
      const now = clock.now();
      provenAtStart ??= (await options.store.newestReceivedAt()) ?? now;
      const provenNow = provenAtStart + Math.floor(uptimeMs() / hourMs) * dayMs;
      await options.list.shareWith(options.store);
      const erased = await eraseDue({ ...options, now, provenNow, signal: stopped.signal });
      heldBack = erased.heldBack;
      await options.store.deleteUnusedLinks(Math.min(now, provenNow) - lifetimes.shortLink);
      onErased?.(erased);
      if (erased.tooOld + erased.restored > 0) log.info(erased, 'leads erased');
      if (heldBack > 0) log.warn({ heldBack }, 'retention held back');
    } catch (err) {
      log.error({ err }, 'leads not erased');
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, hourMs);
  return {
    heldBack: () => heldBack,
    /** Resolves once no erasure runs. */
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}

function createUptime(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

/** An address that was erased. A hash cannot be read back, but guessed by who has the salt. */
interface Entry {
  salt: string;
  /** HMAC-SHA256 of the address, in base64url. */
  hash: string;
  erasedAt: string;
  /** The ids of its leads; entries of earlier releases count by their time. */
  leads?: string[];
}

/** Ids in one entry at most, which is a key in the store. */
const entryLeads = 50;

/** The addresses that were erased, outside the store and its backups (S13). */
export type ErasureList = ReturnType<typeof openErasureList>;

/**
 * Opens the list of erased addresses in `dataDir`. A lead that was erased with its address, and is
 * there again, comes from a restored backup. Its id says so; its time may be wrong (S15).
 */
export function openErasureList(dataDir: string) {
  const file = join(dataDir, 'erased-addresses.jsonl');

  /** The lines, oldest first. One that a crash cut off was never reported as erased. */
  async function lines(): Promise<string[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').slice(0, -1).filter(isJson);
  }

  const entries = async (): Promise<Entry[]> => (await lines()).map((line) => JSON.parse(line));

  /** Appends lines, durably. */
  async function append(added: readonly string[]): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    // A line break first ends a line that a crash cut off.
    await appendFile(file, `\n${added.join('\n')}\n`, { mode: 0o600, flush: true });
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  }

  return {
    /** Adds an address with its leads, durably. `erasedAt` is epoch milliseconds. */
    async add(email: string, leads: readonly { id: string }[], erasedAt: number): Promise<void> {
      const salt = (await entries())[0]?.salt ?? randomBytes(16).toString('base64url');
      const entry = { salt, hash: hashOf(email, salt), erasedAt: new Date(erasedAt).toISOString() };
      const ids = leads.map(({ id }) => id);
      const added: string[] = [];
      for (let from = 0; from < ids.length; from += entryLeads) {
        const part: Entry = { ...entry, leads: ids.slice(from, from + entryLeads) };
        added.push(JSON.stringify(part));
      }
      await append(added);
    },

    /**
     * Gives the store the entries that it does not have, and takes those of other hosts, so that
     * each host can erase again what a restored backup brings back.
     */
    async shareWith(store: SharingStore): Promise<void> {
      const own = new Set(await lines());
      const shared = new Set(await store.erasedAddresses());
      const missing = [...own].filter((line) => !shared.has(line));
      const others = [...shared].filter((line) => !own.has(line));
      if (missing.length > 0) await store.addErasedAddresses(missing);
      if (others.length > 0) await append(others);
    },

    /**
     * Reads the list once.
     *
     * @returns Whether a lead was erased; null for an empty list.
     */
    async read(): Promise<((lead: Contact) => boolean) | null> {
      const all = await entries();
      if (all.length === 0) return null;
      const ids = new Set(all.flatMap(({ leads }) => leads ?? []));
      const timed = all.filter(({ leads }) => leads === undefined);
      const erasedAt = new Map(timed.map(({ hash, erasedAt }) => [hash, Date.parse(erasedAt)]));
      const salts = [...new Set(timed.map(({ salt }) => salt))];
      return ({ id, email, receivedAt }) =>
        ids.has(id) ||
        salts.some((salt) => receivedAt <= (erasedAt.get(hashOf(email, salt)) ?? -1));
    },
  };
}

function hashOf(email: string, salt: string): string {
  return createHmac('sha256', salt).update(email.toLowerCase()).digest('base64url');
}

function isJson(line: string): boolean {
  try {
    return line !== '' && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}
