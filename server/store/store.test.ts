import { describe, expect, it } from 'vitest';
import type { MessageKind } from '../../backend/messages.ts';
import { newId } from '../../contract/newId.ts';
import { storeConformance } from '../../testing/conformance/storeConformance.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { aRecord, onlyOnce } from '../../testing/records.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { createStore } from './createStore.ts';
import type { Store } from './Store.ts';

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

async function keepWithMessage(store: Store, kind: MessageKind = 'reportEmail') {
  const record = aRecord({ receivedAt: now });
  const message = { id: newId(), kind };
  await store.save(record, [message], onlyOnce());
  return { record, message };
}

function claimAll(store: Store, at = now, lease = newId()) {
  return store.claim({ now: at, leaseUntil: at + minute, lease, limit: 100 });
}

async function stateOf(store: Store, recordId: string) {
  const [message] = await store.messagesOf(recordId);
  return message?.state;
}

describe.each(databases)('a store on $name', (database) => {
  describe('keeps records', () => {
    storeConformance(() => freshStore(database));

    it('reads all records in the order they came, over many pages', async () => {
      const store = await freshStore(database);
      const kept = Array.from({ length: 1203 }, (_, index) =>
        aRecord({ receivedAt: now + Math.floor(index / 7) }),
      );
      await inParallel(kept, 16, async (record) => {
        await store.save(record, [], onlyOnce());
      });
      const read = await Array.fromAsync(store.records());
      expect(new Set(read.map(({ id }) => id)).size).toBe(kept.length);
      const instants = read.map(({ receivedAt }) => receivedAt);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    });

    it('keeps nothing of a write that fails, and everything of those beside it', async () => {
      const store = await freshStore(database);
      const message = { id: newId(), kind: 'demoNotice' as const };
      const good = aRecord();
      const bad = aRecord();
      await store.save(aRecord(), [message], onlyOnce());
      const once = onlyOnce();
      const [first, second] = await Promise.allSettled([
        store.save(good, [], onlyOnce()),
        store.save(bad, [message], once),
      ]);
      expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
      expect(await store.lead(good.id)).toEqual(good);
      expect(await store.lead(bad.id)).toBeNull();
      expect(await store.findExisting(once, now)).toBeNull();
    });

    it('forgets expired keys alone', async () => {
      const store = await freshStore(database);
      const [old, young] = [onlyOnce({ expiresAt: now }), onlyOnce({ expiresAt: now + 1 })];
      await store.save(aRecord({ receivedAt: now - minute }), [], old);
      await store.save(aRecord({ receivedAt: now - minute }), [], young);
      await store.forgetExpired(now);
      expect(await store.findExisting(old, now - 1)).toBeNull();
      expect(await store.findExisting(young, now - 1)).not.toBeNull();
    });
  });

  describe('moves messages on', () => {
    it('lets each message be claimed once, however many claim', async () => {
      const store = await freshStore(database);
      await Promise.all(Array.from({ length: 40 }, () => keepWithMessage(store)));
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimAll(store)));
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(40);
      expect(new Set(ids).size).toBe(40);
    });

    it('claims only what is due, and only the one asked for', async () => {
      const store = await freshStore(database);
      const { message } = await keepWithMessage(store);
      await keepWithMessage(store);
      expect(await claimAll(store, now - 1)).toEqual([]);
      const request = { now, leaseUntil: now + minute, lease: newId(), limit: 9 };
      const claimed = await store.claim({ ...request, only: message.id });
      expect(claimed).toMatchObject([{ id: message.id, attempts: 1, isSecondTry: false }]);
    });

    it('hands over the record with the claim', async () => {
      const store = await freshStore(database);
      const { record } = await keepWithMessage(store);
      const [claimed] = await claimAll(store);
      expect(claimed?.record).toEqual(record);
    });

    it('moves nothing for a lease that went to another', async () => {
      const store = await freshStore(database);
      const { record, message } = await keepWithMessage(store);
      await claimAll(store, now, 'first');
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      await claimAll(store, now + minute, 'second');
      expect(await store.beginSending(message.id, 'first')).toBe(false);
      const late = { state: 'dead', error: 'late' } as const;
      expect(await store.settle(message.id, 'first', late)).toBe(false);
      expect(await stateOf(store, record.id)).toBe('leased');
      expect(await store.beginSending(message.id, 'second')).toBe(true);
    });

    it('does not start sending twice', async () => {
      const store = await freshStore(database);
      const { message } = await keepWithMessage(store);
      await claimAll(store, now, 'lease');
      expect(await store.beginSending(message.id, 'lease')).toBe(true);
      expect(await store.beginSending(message.id, 'lease')).toBe(false);
    });

    it('gives a crashed claim back, but not one that was being sent', async () => {
      const store = await freshStore(database);
      const leased = await keepWithMessage(store);
      const sending = await keepWithMessage(store);
      const forwarding = await keepWithMessage(store, 'crmContact');
      await claimAll(store, now, 'lease');
      await store.beginSending(sending.message.id, 'lease');
      await store.beginSending(forwarding.message.id, 'lease');
      await store.recover({ now: now + minute - 1, retryUnknownAt: 0 });
      expect((await store.messageCounts()).ready).toBe(0);

      const retryUnknownAt = now + 5 * minute;
      const recovered = await store.recover({ now: now + minute, retryUnknownAt });
      expect(recovered).toHaveLength(3);
      expect(await stateOf(store, leased.record.id)).toBe('ready');
      expect(await stateOf(store, sending.record.id)).toBe('unknown');
      expect(await stateOf(store, forwarding.record.id)).toBe('ready');
    });

    it('tries an unknown outcome once more after its wait, and never a third time', async () => {
      const store = await freshStore(database);
      const { record, message } = await keepWithMessage(store);
      const unknown = (nextAt: number) => ({ state: 'unknown' as const, nextAt, error: 'reset' });
      await claimAll(store, now, 'lease');
      await store.settle(message.id, 'lease', unknown(now + minute));
      await store.recover({ now: now + minute - 1, retryUnknownAt: 0 });
      expect(await stateOf(store, record.id)).toBe('unknown');
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      expect(await stateOf(store, record.id)).toBe('ready');

      const [again] = await claimAll(store, now + minute, 'again');
      expect(again?.isSecondTry).toBe(true);
      await store.settle(message.id, 'again', unknown(now + 2 * minute));
      await store.recover({ now: now + 2 * minute, retryUnknownAt: 0 });
      expect(await stateOf(store, record.id)).toBe('dead');
    });

    it('takes the provider’s word for what is open, and for nothing else', async () => {
      const store = await freshStore(database);
      const { record, message } = await keepWithMessage(store);
      await store.confirm(message.id, { state: 'sent' });
      expect(await stateOf(store, record.id)).toBe('ready');
      await claimAll(store, now, 'lease');
      await store.settle(message.id, 'lease', { state: 'unknown', nextAt: now, error: 'reset' });
      await store.confirm(message.id, { state: 'sent' });
      expect(await stateOf(store, record.id)).toBe('sent');
      await store.confirm(message.id, { state: 'dead', error: 'bounce' });
      expect(await stateOf(store, record.id)).toBe('sent');
    });

    it('gives back what a stopping server holds, as if it had never been claimed', async () => {
      const store = await freshStore(database);
      const { record } = await keepWithMessage(store);
      await claimAll(store, now, 'lease');
      await store.release(['lease'], now);
      expect(await store.messagesOf(record.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
    });
  });

  it('is there again after it was closed and opened, and opening it twice at once is no harm', async () => {
    const environment = await database.environment();
    const [first, second] = await Promise.all([
      database.open(environment),
      database.open(environment),
    ]);
    const record = aRecord();
    await createStore(first).save(record, [], onlyOnce());
    expect(await createStore(second).lead(record.id)).toEqual(record);
  });
});
