import { createHmac } from 'node:crypto';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { StoredLead } from '../../backend/Lead.ts';
import { newId } from '../../contract/ids.ts';
import { eventually } from '../../testing/async.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { recordedLog } from '../../testing/ports.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Store } from '../store/createStore.ts';
import { eraseAddress, eraseDue, openErasureList, startErasing } from './erasing.ts';

const now = Date.UTC(2026, 10, 26, 12, 17, 43, 219);
const day = 24 * 3600_000;

async function save(store: Store, changes: Partial<StoredLead>) {
  const lead = aLead({ receivedAt: now - day, ...changes });
  const claim = aClaim({ expiresAt: now + day });
  await store.save(lead, [{ id: newId(), kind: 'reportEmail' }], claim);
  return { lead, claim };
}

const hashOf = (email: string, salt: string) =>
  createHmac('sha256', salt).update(email).digest('base64url');

async function idsOf(store: Store) {
  return (await Array.fromAsync(store.leads())).map(({ id }) => id).sort();
}

describe.each(databases)('erasing on $name', (database) => {
  const open = async () => ({
    store: await freshStore(database),
    list: openErasureList(temporaryFolder()),
    now,
  });

  it('erases an address in any case: leads, messages, claims; ids stay as tombstones', async () => {
    const opened = await open();
    const { store } = opened;
    const { lead, claim } = await save(store, { email: 'Ada@Example.com' });
    const { lead: report } = await save(store, { email: 'ada@example.com', reportOf: lead.id });
    const { lead: other } = await save(store, { email: 'bob@example.com' });

    expect(await eraseAddress('ADA@example.com', opened)).toBe(2);
    expect(await idsOf(store)).toEqual([other.id]);
    expect(await store.messagesOf(lead.id)).toEqual([]);
    expect(await store.claimsOf(lead.id)).toEqual([]);
    expect(await store.findExisting(claim, now)).toBeNull();
    expect(await store.messagesOf(other.id)).toHaveLength(1);
    const tombstone = { recordId: report.id, erasedAt: now, cause: 'request' };
    expect(await store.erasure(report.id)).toEqual(tombstone);
    expect(await eraseAddress('ada@example.com', opened)).toBe(0);
  });

  it('erases an address with more leads than one transaction takes', async () => {
    const opened = await open();
    const { store } = opened;
    for (let count = 0; count < 501; count++) await store.save(aLead(), [], aClaim());
    expect(await eraseAddress('ada@example.com', opened)).toBe(501);
    expect(await idsOf(store)).toEqual([]);
  });

  it('erases what is older than the retention, to the millisecond, over many pages', async () => {
    const opened = await open();
    const { store } = opened;
    const retentionDays = 30;
    const limit = now - retentionDays * day;
    const old = Array.from({ length: 1100 }, () => aLead({ receivedAt: limit - 1 }));
    for (const lead of old) await store.save(lead, [], aClaim());
    const { lead: kept } = await save(store, { receivedAt: limit });
    expect(await eraseDue({ ...opened, retentionDays })).toMatchObject({
      tooOld: 1100,
      restored: 0,
    });
    expect(await idsOf(store)).toEqual([kept.id]);
    expect(await store.erasure(old[0]?.id ?? '')).toMatchObject({ cause: 'retention' });
    expect(await eraseDue({ ...opened, retentionDays })).toMatchObject({ tooOld: 0, restored: 0 });
  });

  it('erases nothing at the start of a clock that is ahead, then one day’s worth an hour', async () => {
    const { store, list } = await open();
    const retentionDays = 30;
    for (const age of [32, 31, 1, 0]) await save(store, { receivedAt: now - age * day });
    const { log, lines } = recordedLog();
    let uptimeMs = 0;
    const erasing = (at: number) =>
      startErasing({
        store,
        list,
        retentionDays,
        clock: { now: () => at },
        log,
        uptimeMs: () => uptimeMs,
      });
    const ages = async () =>
      (await Array.fromAsync(store.leads())).map(({ receivedAt }) => (now - receivedAt) / day);

    const ahead = now + 1000 * day;
    const first = erasing(ahead);
    await eventually(() => first.heldBack() === 2);
    await first.stop();
    // The leads themselves prove that two of them are old.
    expect(await ages()).toEqual([1, 0]);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: 'retention held back', heldBack: 2 }),
    );
    // A lead that is received meanwhile proves nothing.
    await save(store, { receivedAt: ahead });
    uptimeMs = 29 * 3600_000;
    const kept = await run(29);
    expect(kept).toEqual([1, 0, -1000]);
    expect(await run(30)).toEqual([0, -1000]);
    expect(await run(31)).toEqual([-1000]);

    async function run(hours: number) {
      uptimeMs = hours * 3600_000;
      await eraseDue({ store, list, retentionDays, now: ahead, provenNow: now + hours * day });
      return ages();
    }
  });

  it('erases again what a restored backup brings back, and keeps what came later', async () => {
    const opened = await open();
    const { store } = opened;
    const { lead } = await save(store, { email: 'ada@example.com' });
    await eraseAddress('ada@example.com', opened);
    const restored = { ...opened, store: await freshStore(database), retentionDays: 730 };
    await restored.store.save(lead, [], aClaim());
    const { lead: later } = await save(restored.store, { receivedAt: now + 1 });
    const { lead: other } = await save(restored.store, { email: 'bob@example.com' });
    const scrub = vi.spyOn(restored.store, 'scrub');
    expect(await eraseDue(restored)).toMatchObject({ tooOld: 0, restored: 1 });
    expect(scrub).toHaveBeenCalledOnce();
    expect(await idsOf(restored.store)).toEqual([later.id, other.id].sort());
  });

  it('keeps the digest of an erased lead for the others that it lists', async () => {
    const opened = await open();
    const { store } = opened;
    const digest = newId();
    const [first, second] = [aLead({ digest }), aLead({ digest, email: 'bob@example.com' })];
    const message = { id: digest, kind: 'noticeDigest' } as const;
    for (const lead of [first, second]) await store.save(lead, [message], aClaim());
    await eraseAddress(first.email, opened);
    expect(await store.messagesOf(second.id)).toMatchObject([{ id: digest, state: 'ready' }]);
    expect(await Array.fromAsync(store.digest(digest))).toHaveLength(1);
    await eraseAddress(second.email, opened);
    expect(await store.messageCounts()).toMatchObject({ ready: 0 });
  });
});

describe.each(databases)('the list of erased addresses on $name', (database) => {
  it('reaches every host of a store, which each erase a restored backup again', async () => {
    const store = await freshStore(database);
    const [here, there] = [temporaryFolder(), temporaryFolder()].map(openErasureList);
    if (!here || !there) throw new Error('Expected two lists.');
    const { lead } = await save(store, { email: 'ada@example.com' });
    await eraseAddress('ada@example.com', { store, list: here, now });
    await there.shareWith(store);
    // Restoring a backup takes the store's entries away.
    const restored = await freshStore(database);
    await restored.save(lead, [], aClaim());
    const erased = await eraseDue({ store: restored, list: there, retentionDays: 730, now });
    expect(erased).toMatchObject({ restored: 1 });
    await there.shareWith(restored);
    expect(await restored.erasedAddresses()).toHaveLength(1);
  });

  it('keeps a lead that came after the erasure, also where the clock was wrong then', async () => {
    const store = await freshStore(database);
    const list = openErasureList(temporaryFolder());
    await save(store, { email: 'ada@example.com' });
    await eraseAddress('ada@example.com', { store, list, now: now + 1000 * day });
    const { lead: later } = await save(store, { email: 'ada@example.com' });
    expect(await eraseDue({ store, list, retentionDays: 730, now })).toMatchObject({ restored: 0 });
    expect(await idsOf(store)).toEqual([later.id]);
  });
});

describe('the list of erased addresses', () => {
  it('holds no address, is for its owner alone, and survives a line that was cut off', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'erased-addresses.jsonl');
    const list = openErasureList(folder);
    expect(await list.read()).toBeNull();
    const ada = aLead({ email: 'lovelace@example.com' });
    const bob = aLead({ email: 'marlowe@example.com' });
    await list.add(ada.email, [ada], now);
    appendFileSync(file, '{"salt":"ab');
    await list.add(bob.email, [bob], now + 5);
    const isErased = await list.read();
    expect([ada, bob].map((lead) => isErased?.(lead))).toEqual([true, true]);
    expect(isErased?.(aLead())).toBe(false);
    // Whole names, because short ones occur by chance: random ids and hashes can contain "ada".
    expect(readFileSync(file, 'utf8')).not.toMatch(/lovelace|marlowe|example|@/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('reads the entries of an earlier release by their time', async () => {
    const folder = temporaryFolder();
    const entry = { salt: 'ab', hash: hashOf('ada@example.com', 'ab') };
    const erasedAt = new Date(now).toISOString();
    const file = join(folder, 'erased-addresses.jsonl');
    writeFileSync(file, `${JSON.stringify({ ...entry, erasedAt })}\n`);
    const isErased = await openErasureList(folder).read();
    expect(isErased?.(aLead({ receivedAt: now, email: 'Ada@example.com' }))).toBe(true);
    expect(isErased?.(aLead({ receivedAt: now + 1 }))).toBe(false);
    expect(isErased?.(aLead({ receivedAt: 0, email: 'eve@example.com' }))).toBe(false);
  });
});
