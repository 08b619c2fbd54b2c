import { describe, expect, it } from 'vitest';
import type { MessageKind } from '../../backend/messages.ts';
import { newId } from '../../contract/newId.ts';
import { storeConformance } from '../../testing/conformance/storeConformance.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { createStore } from './createStore.ts';
import type { Store } from './Store.ts';

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

async function saveWithMessage(store: Store, kind: MessageKind = 'reportEmail') {
  const lead = aLead({ receivedAt: now });
  const message = { id: newId(), kind };
  await store.save(lead, [message], aClaim());
  return { lead, message };
}

function claimAll(store: Store, at = now, lease = newId()) {
  return store.claim({ now: at, leaseUntil: at + minute, lease, limit: 100 });
}

async function stateOf(store: Store, leadId: string) {
  const [message] = await store.messagesOf(leadId);
  return message?.state;
}

describe.each(databases)('a store on $name', (database) => {
  describe('saves leads', () => {
    storeConformance(() => freshStore(database));

    it('reads all leads in the order they came, over many pages', async () => {
      const store = await freshStore(database);
      const kept = Array.from({ length: 1203 }, (_, index) =>
        aLead({ receivedAt: now + Math.floor(index / 7) }),
      );
      await inParallel(kept, 16, async (lead) => {
        await store.save(lead, [], aClaim());
      });
      const read = await Array.fromAsync(store.leads());
      expect(new Set(read.map(({ id }) => id)).size).toBe(kept.length);
      const instants = read.map(({ receivedAt }) => receivedAt);
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    });

    it('saves nothing of a write that fails, and everything of the others', async () => {
      const store = await freshStore(database);
      const message = { id: newId(), kind: 'demoNotice' as const };
      const good = aLead();
      const bad = aLead();
      await store.save(aLead(), [message], aClaim());
      const once = aClaim();
      const [first, second] = await Promise.allSettled([
        store.save(good, [], aClaim()),
        store.save(bad, [message], once),
      ]);
      expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
      expect(await store.lead(good.id)).toEqual(good);
      expect(await store.lead(bad.id)).toBeNull();
      expect(await store.findExisting(once, now)).toBeNull();
    });

    it('purges only expired keys', async () => {
      const store = await freshStore(database);
      const [old, young] = [aClaim({ expiresAt: now }), aClaim({ expiresAt: now + 1 })];
      await store.save(aLead({ receivedAt: now - minute }), [], old);
      await store.save(aLead({ receivedAt: now - minute }), [], young);
      await store.purgeExpired(now);
      expect(await store.findExisting(old, now - 1)).toBeNull();
      expect(await store.findExisting(young, now - 1)).not.toBeNull();
    });
  });

  describe('changes the state of messages', () => {
    it('lets each message be claimed once by concurrent claims', async () => {
      const store = await freshStore(database);
      await Promise.all(Array.from({ length: 40 }, () => saveWithMessage(store)));
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimAll(store)));
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(40);
      expect(new Set(ids).size).toBe(40);
    });

    it('claims only messages that are due, and only the requested one', async () => {
      const store = await freshStore(database);
      const { message } = await saveWithMessage(store);
      await saveWithMessage(store);
      expect(await claimAll(store, now - 1)).toEqual([]);
      const request = { now, leaseUntil: now + minute, lease: newId(), limit: 9 };
      const claimed = await store.claim({ ...request, only: message.id });
      expect(claimed).toMatchObject([{ id: message.id, attempts: 1, isSecondTry: false }]);
    });

    it('returns the lead with the claim', async () => {
      const store = await freshStore(database);
      const { lead } = await saveWithMessage(store);
      const [claimed] = await claimAll(store);
      expect(claimed?.lead).toEqual(lead);
    });

    it('changes nothing for a lost lease', async () => {
      const store = await freshStore(database);
      const { lead, message } = await saveWithMessage(store);
      await claimAll(store, now, 'first');
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      await claimAll(store, now + minute, 'second');
      expect(await store.beginSending(message.id, 'first')).toBe(false);
      const late = { state: 'dead', error: 'late' } as const;
      expect(await store.complete(message.id, 'first', late)).toBe(false);
      expect(await stateOf(store, lead.id)).toBe('leased');
      expect(await store.beginSending(message.id, 'second')).toBe(true);
    });

    it('does not start sending twice', async () => {
      const store = await freshStore(database);
      const { message } = await saveWithMessage(store);
      await claimAll(store, now, 'lease');
      expect(await store.beginSending(message.id, 'lease')).toBe(true);
      expect(await store.beginSending(message.id, 'lease')).toBe(false);
    });

    it('releases a crashed claim, but not one that was being sent', async () => {
      const store = await freshStore(database);
      const leased = await saveWithMessage(store);
      const sending = await saveWithMessage(store);
      const forwarding = await saveWithMessage(store, 'crmContact');
      await claimAll(store, now, 'lease');
      await store.beginSending(sending.message.id, 'lease');
      await store.beginSending(forwarding.message.id, 'lease');
      await store.recover({ now: now + minute - 1, retryUnknownAt: 0 });
      expect((await store.messageCounts()).ready).toBe(0);

      const retryUnknownAt = now + 5 * minute;
      const recovered = await store.recover({ now: now + minute, retryUnknownAt });
      expect(recovered).toHaveLength(3);
      expect(await stateOf(store, leased.lead.id)).toBe('ready');
      expect(await stateOf(store, sending.lead.id)).toBe('unknown');
      expect(await stateOf(store, forwarding.lead.id)).toBe('ready');
    });

    it('retries an unknown outcome once after its wait, and never a third time', async () => {
      const store = await freshStore(database);
      const { lead, message } = await saveWithMessage(store);
      const unknown = (nextAt: number) => ({ state: 'unknown' as const, nextAt, error: 'reset' });
      await claimAll(store, now, 'lease');
      await store.complete(message.id, 'lease', unknown(now + minute));
      await store.recover({ now: now + minute - 1, retryUnknownAt: 0 });
      expect(await stateOf(store, lead.id)).toBe('unknown');
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      expect(await stateOf(store, lead.id)).toBe('ready');

      const [again] = await claimAll(store, now + minute, 'again');
      expect(again?.isSecondTry).toBe(true);
      await store.complete(message.id, 'again', unknown(now + 2 * minute));
      await store.recover({ now: now + 2 * minute, retryUnknownAt: 0 });
      expect(await stateOf(store, lead.id)).toBe('dead');
    });

    it('applies the provider’s event to open outcomes only', async () => {
      const store = await freshStore(database);
      const { lead, message } = await saveWithMessage(store);
      await store.confirm(message.id, { state: 'sent' });
      expect(await stateOf(store, lead.id)).toBe('ready');
      await claimAll(store, now, 'lease');
      await store.complete(message.id, 'lease', { state: 'unknown', nextAt: now, error: 'reset' });
      await store.confirm(message.id, { state: 'sent' });
      expect(await stateOf(store, lead.id)).toBe('sent');
      await store.confirm(message.id, { state: 'dead', error: 'bounce' });
      expect(await stateOf(store, lead.id)).toBe('sent');
    });

    it('releases the messages of a stopping server as if they had never been claimed', async () => {
      const store = await freshStore(database);
      const { lead } = await saveWithMessage(store);
      await claimAll(store, now, 'lease');
      await store.release(['lease'], now);
      expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
    });
  });

  it('keeps its leads, and can be opened twice at once', async () => {
    const environment = await database.environment();
    const [first, second] = await Promise.all([
      database.open(environment),
      database.open(environment),
    ]);
    const lead = aLead();
    await createStore(first).save(lead, [], aClaim());
    expect(await createStore(second).lead(lead.id)).toEqual(lead);
  });
});
