import { describe, expect, it } from 'vitest';
import type { MessageKind } from '../../backend/Lead.ts';
import type { ShortLink } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import { forEachConcurrently } from '../../testing/async.ts';
import { storeConformance } from '../../testing/conformance/storeConformance.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { databases, freshStore, insertBacklog } from '../../testing/stores.ts';
import { createStore, type Store } from './createStore.ts';
import { batchSize } from './outboxQueries.ts';

const now = Date.UTC(2026, 10, 20, 10, 17, 43, 219);
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
  async function openWithMessage(kind?: MessageKind) {
    const store = await freshStore(database);
    return { store, ...(await saveWithMessage(store, kind)) };
  }

  /** Opens a store with a message that is claimed under the lease 'lease'. */
  async function openClaimed(kind?: MessageKind) {
    const opened = await openWithMessage(kind);
    await claimAll(opened.store, now, 'lease');
    return opened;
  }

  it('keeps short links until they were unused for long', async () => {
    const store = await freshStore(database);
    const day = 24 * 60 * minute;
    const link = {
      code: '2345678923',
      scenario: 'v1&integrations=8&card=2026-11',
      title: 'Title',
      description: 'Description',
      rateCardVersion: '2026-11',
      figures: {} as ShortLink['figures'],
      savedAt: now,
    };
    const used = { ...link, code: '2345678924' };
    expect(await store.saveLink(link)).toEqual(link);
    expect(await store.saveLink({ ...link, scenario: 'v1', savedAt: now + day })).toEqual(link);
    await store.saveLink(used);
    await store.noteLinkUse(used.code, now + day - 1);
    await store.deleteUnusedLinks(now);
    await store.noteLinkUse(used.code, now + day);
    expect(await store.link(used.code)).toEqual(used);
    await store.deleteUnusedLinks(now + 1);
    expect([await store.link(link.code), await store.link(used.code)]).toEqual([null, used]);
  });

  describe('saves leads', () => {
    storeConformance(() => freshStore(database));

    it('reads all leads in the order they came, over many pages', async () => {
      const store = await freshStore(database);
      const kept = Array.from({ length: 1203 }, (_, index) =>
        aLead({ receivedAt: now + Math.floor(index / 7) }),
      );
      await forEachConcurrently(kept, 16, async (lead) => {
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

    it.each([true, false])('saves that a repeated PDF differs: %s', async (differs) => {
      const store = await freshStore(database);
      const lead = aLead();
      await store.save(lead, [], aClaim());
      await store.comparePdf(lead.id, differs);
      expect(await store.lead(lead.id)).toEqual({ ...lead, pdfDiffers: differs });
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
      const { store, lead, message } = await openWithMessage();
      await saveWithMessage(store);
      expect(await claimAll(store, now - 1)).toEqual([]);
      const request = { now, leaseUntil: now + minute, lease: newId(), limit: 9 };
      const claimed = await store.claim({ ...request, only: message.id });
      expect(claimed).toMatchObject([{ id: message.id, lead, attempts: 1, unknownOutcomes: 0 }]);
    });

    it('claims no more than the limit, also of messages that waited', async () => {
      const store = await freshStore(database);
      const all = await Promise.all(Array.from({ length: 40 }, () => saveWithMessage(store)));
      await claimAll(store, now, 'lease');
      const unknown = { state: 'unknown', nextAt: now, error: 'reset' } as const;
      for (const { message } of all) await store.complete(message.id, 'lease', unknown);
      await store.recover({ now, retryUnknownAt: 0 });
      const request = { now, leaseUntil: now + minute, lease: newId(), limit: 1 };
      expect(await store.claim(request)).toHaveLength(1);
      expect(await store.messageCounts()).toMatchObject({ ready: 39, leased: 1 });
    });

    it('names a message whose lead is not there', async () => {
      const adapter = await database.open(await database.environment());
      const store = createStore(adapter);
      const { lead, message } = await saveWithMessage(store);
      await adapter.write(async (db) => {
        await db.deleteFrom('record').where('id', '=', lead.id).execute();
      });
      await expect(claimAll(store)).rejects.toThrow(`Message ${message.id} has no lead.`);
    });

    it('changes nothing for a lost lease', async () => {
      const { store, lead, message } = await openWithMessage();
      await claimAll(store, now, 'first');
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      await claimAll(store, now + minute, 'second');
      expect(await store.beginSending(message.id, 'first')).toBe(false);
      const late = { state: 'dead', error: 'late' } as const;
      expect(await store.complete(message.id, 'first', late)).toBe(false);
      expect(await stateOf(store, lead.id)).toBe('leased');
      expect(await store.beginSending(message.id, 'second')).toBe(true);
      expect(await store.beginSending(message.id, 'second'), 'again').toBe(false);
    });

    it('releases a crashed claim, but not one that was being sent', async () => {
      const store = await freshStore(database);
      const leased = await saveWithMessage(store);
      const sending = await saveWithMessage(store);
      await claimAll(store, now, 'lease');
      await store.beginSending(sending.message.id, 'lease');
      await store.recover({ now: now + minute - 1, retryUnknownAt: 0 });
      expect((await store.messageCounts()).ready).toBe(0);

      const retryUnknownAt = now + 5 * minute;
      const recovered = await store.recover({ now: now + minute, retryUnknownAt });
      const kind = 'reportEmail';
      expect(recovered).toEqual({
        messages: [
          { id: leased.message.id, kind, state: 'ready' },
          { id: sending.message.id, kind, state: 'unknown' },
        ],
        hasMore: false,
      });
      expect(await stateOf(store, leased.lead.id)).toBe('ready');
      expect(await store.messagesOf(sending.lead.id)).toMatchObject([
        { state: 'unknown', lastError: 'The server stopped while sending.' },
      ]);
    });

    it('retries unknown outcomes when they are due, and counts them', async () => {
      const { store, lead, message } = await openWithMessage();
      for (const times of [1, 2, 3]) {
        const at = now + times * minute;
        const [claimed] = await claimAll(store, at, `claim ${times}`);
        expect(claimed).toMatchObject({ unknownOutcomes: times - 1, firstAttemptAt: now + minute });
        const unknown = { state: 'unknown', nextAt: at + minute, error: 'reset' } as const;
        await store.complete(message.id, `claim ${times}`, unknown);
        await store.recover({ now: at + minute - 1, retryUnknownAt: 0 });
        expect(await stateOf(store, lead.id)).toBe('unknown');
        expect(await store.recover({ now: at + minute, retryUnknownAt: 0 })).toMatchObject({
          messages: [{ ...message, state: 'ready' }],
        });
        expect(await stateOf(store, lead.id)).toBe('ready');
      }
    });

    it('saves an outcome that comes after recovery, until another claim has the message', async () => {
      const { store, lead, message } = await openWithMessage();
      const failed = { state: 'dead', error: 'status 400' } as const;
      await claimAll(store, now, 'first');
      await store.beginSending(message.id, 'first');
      await store.recover({ now: now + minute, retryUnknownAt: now + 2 * minute });
      expect(await stateOf(store, lead.id)).toBe('unknown');
      expect(await store.complete(message.id, 'another', failed)).toBe(false);
      expect(await store.complete(message.id, 'first', failed)).toBe(true);
      expect(await stateOf(store, lead.id)).toBe('dead');
    });

    it('saves that a message was sent even when another server has claimed it, so that it is not sent again', async () => {
      const { store, lead, message } = await openWithMessage();
      await claimAll(store, now, 'first');
      await store.beginSending(message.id, 'first');
      await store.recover({ now: now + minute, retryUnknownAt: now + minute });
      expect(await claimAll(store, now + minute, 'second')).toHaveLength(1);
      const sent = { state: 'sent', providerId: 'p-1' } as const;
      expect(await store.complete(message.id, 'first', sent)).toBe(true);
      expect(await store.beginSending(message.id, 'second')).toBe(false);
      expect(await stateOf(store, lead.id)).toBe('sent');
    });

    it('keeps the messages whose leases are renewed', async () => {
      const { store, lead } = await openWithMessage();
      const sending = await saveWithMessage(store);
      await claimAll(store, now, 'lease');
      await store.beginSending(sending.message.id, 'lease');
      await store.renew(['lease'], now + 2 * minute);
      await store.recover({ now: now + minute, retryUnknownAt: 0 });
      expect(await stateOf(store, lead.id)).toBe('leased');
      expect(await stateOf(store, sending.lead.id)).toBe('sending');
      await store.recover({ now: now + 2 * minute, retryUnknownAt: 0 });
      expect(await stateOf(store, lead.id)).toBe('ready');
    });

    it('keeps what a provider says without zero bytes and not in full length, and nothing if empty', async () => {
      const { store, lead, message } = await openClaimed();
      const error = `4\0${'x'.repeat(5000)}`;
      await store.complete(message.id, 'lease', { state: 'dead', error });
      const [{ lastError } = { lastError: null }] = await store.messagesOf(lead.id);
      expect(lastError).toMatch(/^4x+$/);
      expect(lastError?.length).toBeLessThan(2000);
      const silent = await openClaimed();
      await silent.store.complete(silent.message.id, 'lease', { state: 'dead', error: '' });
      expect(await silent.store.messagesOf(silent.lead.id)).toMatchObject([{ lastError: null }]);
    });

    it('counts waiting for a key neither as an attempt nor as time', async () => {
      const { store, lead, message } = await openClaimed();
      await store.beginSending(message.id, 'lease');
      const waiting = { state: 'waiting', nextAt: now, error: 'status 401' } as const;
      await store.complete(message.id, 'lease', waiting);
      expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
      const [claimed] = await claimAll(store, now + minute);
      expect(claimed).toMatchObject({ attempts: 1, firstAttemptAt: now + minute });
    });

    it('claims only the requested kinds, and before they are due when asked', async () => {
      const store = await freshStore(database);
      await saveWithMessage(store, 'crmContact');
      const { message } = await saveWithMessage(store, 'demoNotice');
      const request = { now, leaseUntil: now + minute, lease: newId(), limit: 9 };
      const kinds = ['reportEmail', 'demoNotice'] as const;
      expect(await store.claim({ ...request, kinds, dueBy: now - 1 })).toEqual([]);
      const early = await store.claim({ ...request, now: now - minute, kinds, dueBy: now });
      expect(early).toMatchObject([{ id: message.id, firstAttemptAt: now - minute }]);
    });

    it('makes the waiting messages of some kinds due, and no unknown one at once', async () => {
      const store = await freshStore(database);
      const [ready, unknown, forward] = [
        await saveWithMessage(store),
        await saveWithMessage(store),
        await saveWithMessage(store, 'crmContact'),
      ];
      await claimAll(store, now, 'lease');
      const later = { nextAt: now + 60 * minute, error: 'status 503' };
      await store.complete(ready.message.id, 'lease', { state: 'ready', ...later });
      await store.complete(forward.message.id, 'lease', { state: 'ready', ...later });
      await store.complete(unknown.message.id, 'lease', { state: 'unknown', ...later });
      const kinds = ['reportEmail'] as const;
      await store.expedite({ kinds, now: now + minute, unknownAt: now + 5 * minute });
      const nextAtOf = async ({ lead }: typeof ready) =>
        (await store.messagesOf(lead.id))[0]?.nextAt;
      expect(await nextAtOf(ready)).toBe(now + minute);
      expect(await nextAtOf(unknown)).toBe(now + 5 * minute);
      expect(await nextAtOf(forward)).toBe(now + 60 * minute);
    });

    it('expedites, recovers and puts back a backlog in batches', async () => {
      const adapter = await database.open(await database.environment());
      const store = createStore(adapter);
      const count = 2 * batchSize + 1;
      await insertBacklog(adapter, count, { due: 0 });
      const now = Date.now();
      const kinds = ['demoNotice'] as const;
      const expedite = () => store.expedite({ kinds, now, unknownAt: now });
      expect([await expedite(), await expedite(), await expedite()]).toEqual([true, true, false]);

      const request = { now, leaseUntil: now + minute, lease: 'lease', limit: count };
      expect(await store.claim(request)).toHaveLength(count);
      const recover = () => store.recover({ now: now + minute, retryUnknownAt: 0 });
      expect([await recover(), await recover(), await recover()]).toMatchObject([
        { hasMore: true },
        { hasMore: true },
        { hasMore: false, messages: [{ state: 'ready' }] },
      ]);

      await adapter.write((db) => db.updateTable('outbox').set({ state: 'dead' }).execute());
      expect(await store.retryDead({ now })).toBe(count);
    });

    it('puts dead messages back as if they were new: all, or those of one lead', async () => {
      const store = await freshStore(database);
      const [first, second, sent] = [
        await saveWithMessage(store),
        await saveWithMessage(store),
        await saveWithMessage(store),
      ];
      await claimAll(store, now, 'lease');
      const dead = { state: 'dead', error: 'status 400' } as const;
      await store.complete(first.message.id, 'lease', dead);
      await store.complete(second.message.id, 'lease', dead);
      await store.complete(sent.message.id, 'lease', { state: 'sent', providerId: null });
      expect(await store.retryDead({ id: sent.lead.id, now })).toBe(0);
      expect(await store.retryDead({ id: first.lead.id, now: now + minute })).toBe(1);
      expect(await store.messagesOf(first.lead.id)).toMatchObject([
        { state: 'ready', attempts: 0, nextAt: now + minute },
      ]);
      expect(await stateOf(store, second.lead.id)).toBe('dead');
      expect(await store.retryDead({ now })).toBe(1);
      expect(await stateOf(store, second.lead.id)).toBe('ready');
      expect(await stateOf(store, sent.lead.id)).toBe('sent');
    });

    it('applies the provider’s event that a message was sent to open outcomes only', async () => {
      const { store, lead, message } = await openWithMessage();
      expect(await store.confirm(message.id, { state: 'sent' })).toBe(false);
      expect(await stateOf(store, lead.id)).toBe('ready');
      await claimAll(store, now, 'lease');
      await store.complete(message.id, 'lease', { state: 'unknown', nextAt: now, error: 'reset' });
      expect(await store.confirm(message.id, { state: 'sent' })).toBe(true);
      expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'sent', lastError: null }]);
      expect(await store.confirm(message.id, { state: 'sent' }), 'again').toBe(false);
    });

    it('keeps with the lead that its report bounced, also when it is sent again', async () => {
      const { store, lead, message } = await openWithMessage();
      await claimAll(store, now, 'first');
      await store.confirm(message.id, { state: 'bounced', error: 'bounce 550' });
      await store.retryDead({ id: message.id, now });
      await claimAll(store, now, 'second');
      expect(await store.confirm(message.id, { state: 'sent' })).toBe(true);
      expect(await store.lead(lead.id)).toMatchObject({ bounce: 'bounce 550' });
    });

    it('applies a bounce to a sent message and its lead permanently and once', async () => {
      const { store, lead, message } = await openClaimed();
      await store.complete(message.id, 'lease', { state: 'sent', providerId: null });
      const bounced = { state: 'bounced', error: 'bounce 550 no such user' } as const;
      expect(await store.confirm(message.id, bounced)).toBe(true);
      expect(await store.confirm(message.id, bounced)).toBe(false);
      expect(await store.confirm(message.id, { state: 'sent' })).toBe(false);
      const late = { state: 'sent', providerId: 'p-1' } as const;
      expect(await store.complete(message.id, 'lease', late)).toBe(false);
      expect(await stateOf(store, lead.id)).toBe('bounced');
      expect(await store.lead(lead.id)).toMatchObject({ bounce: 'bounce 550 no such user' });
      expect(await store.retryDead({ now })).toBe(0);
      expect(await store.retryDead({ id: message.id, now })).toBe(1);
    });

    it('does not mark the lead for a bounce of the sales inbox', async () => {
      const { store, lead, message } = await openClaimed('reportNotice');
      await store.confirm(message.id, { state: 'bounced', error: 'bounce' });
      expect(await store.lead(lead.id)).toMatchObject({ bounce: null });
    });

    it('releases the messages of a stopping server as if they had never been claimed, but none that is being sent', async () => {
      const { store, lead } = await openWithMessage();
      const sending = await saveWithMessage(store);
      await claimAll(store, now, 'lease');
      await store.beginSending(sending.message.id, 'lease');
      await store.release(['lease'], now);
      expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
      expect(await stateOf(store, sending.lead.id)).toBe('sending');
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
