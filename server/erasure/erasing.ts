import { createHmac, randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Store } from '../store/createStore.ts';
import type { Contact } from '../store/erasureQueries.ts';
import { batchSize } from '../store/outboxQueries.ts';

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

/** An address that was erased. A hash cannot be read back, but guessed by who has the salt. */
interface Entry {
  salt: string;
  /** HMAC-SHA256 of the address, in base64url. */
  hash: string;
  erasedAt: string;
}

/** The addresses that were erased, outside the store and its backups (S13). */
export type ErasureList = ReturnType<typeof openErasureList>;

/**
 * Opens the list of erased addresses in `dataDir`. A lead of such an address that was received
 * before the erasure comes from a restored backup.
 */
export function openErasureList(dataDir: string) {
  const file = join(dataDir, 'erased-addresses.jsonl');

  /** The entries, oldest first. A line that a crash cut off was never reported as erased. */
  async function entries(): Promise<Entry[]> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text
      .split('\n')
      .slice(0, -1)
      .filter(isJson)
      .map((line) => JSON.parse(line));
  }

  return {
    /** Adds an address, durably. Times are epoch milliseconds. */
    async add(email: string, erasedAt: number): Promise<void> {
      const salt = (await entries())[0]?.salt ?? randomBytes(16).toString('base64url');
      const entry = { salt, hash: hashOf(email, salt), erasedAt: new Date(erasedAt).toISOString() };
      await mkdir(dirname(file), { recursive: true });
      // A line break first ends a line that a crash cut off.
      await appendFile(file, `\n${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
      const folder = await open(dirname(file));
      await folder.sync().finally(() => folder.close());
    },

    /**
     * Reads the list once.
     *
     * @returns Whether a lead with this address, received at this time, was erased; null for an
     *   empty list.
     */
    async read(): Promise<((email: string, receivedAt: number) => boolean) | null> {
      const all = await entries();
      if (all.length === 0) return null;
      const erasedAt = new Map(all.map(({ hash, erasedAt }) => [hash, Date.parse(erasedAt)]));
      const salts = [...new Set(all.map(({ salt }) => salt))];
      return (email, receivedAt) =>
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
