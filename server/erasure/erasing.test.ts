import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../../backend/Lead.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Store } from '../store/createStore.ts';
import { eraseAddress, eraseDue, openErasureList } from './erasing.ts';

const now = Date.UTC(2026, 10, 26, 12);
const day = 24 * 3600_000;

async function save(store: Store, changes: Partial<StoredLead>) {
  const lead = aLead({ receivedAt: now - day, ...changes });
  const claim = aClaim({ expiresAt: now + day });
  await store.save(lead, [{ id: newId(), kind: 'reportEmail' }], claim);
  return { lead, claim };
}

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
    expect(await eraseDue({ ...opened, retentionDays })).toEqual({ tooOld: 1100, restored: 0 });
    expect(await idsOf(store)).toEqual([kept.id]);
    expect(await store.erasure(old[0]?.id ?? '')).toMatchObject({ cause: 'retention' });
    expect(await eraseDue({ ...opened, retentionDays })).toEqual({ tooOld: 0, restored: 0 });
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
    expect(await eraseDue(restored)).toEqual({ tooOld: 0, restored: 1 });
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
    expect(await store.digest(digest, 10)).toMatchObject({ count: 1 });
    await eraseAddress(second.email, opened);
    expect(await store.messageCounts()).toMatchObject({ ready: 0 });
  });
});

describe('the list of erased addresses', () => {
  it('holds no address, is for its owner alone, and survives a line that was cut off', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'erased-addresses.jsonl');
    const list = openErasureList(folder);
    expect(await list.read()).toBeNull();
    await list.add('ada@example.com', now);
    appendFileSync(file, '{"salt":"ab');
    await list.add('bob@example.com', now + 5);
    const isErased = await list.read();
    expect(isErased?.('Ada@example.com', now)).toBe(true);
    expect(isErased?.('ada@example.com', now + 1)).toBe(false);
    expect(isErased?.('bob@example.com', now + 5)).toBe(true);
    expect(isErased?.('eve@example.com', 0)).toBe(false);
    expect(readFileSync(file, 'utf8')).not.toMatch(/ada|bob|example/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
