import { describe, expect, it } from 'vitest';
import type { MessageKind } from '../../backend/Lead.ts';
import { personOf } from '../../backend/people.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { discardFlood, parseNetwork } from '../erasure/discardFlood.ts';
import type { Store } from './createStore.ts';

const now = Date.UTC(2026, 10, 20, 10, 17, 43, 219);
const hourMs = 3600_000;
const flood = '203.0.113.0/24';
const office = '198.51.100.0/24';
const home = '2001:db8:1::/48';

describe.each(databases)('on $name', (database) => {
  /** Saves a lead of a network with a message for each kind; its CRM call waits in a queue. */
  async function save(
    store: Store,
    source: string,
    {
      at = now,
      kinds = ['crmContact'],
      queue = source,
      digest = null,
      email = `${newId()}@example.com`,
    }: {
      at?: number;
      kinds?: MessageKind[];
      queue?: string;
      digest?: string | null;
      email?: string;
    } = {},
  ) {
    const lead = aLead({ receivedAt: at, source, digest, email });
    const messages = kinds.map((kind) => ({
      id: kind === 'noticeDigest' && digest ? digest : newId(),
      kind,
      queue: kind.startsWith('crm') ? queue : null,
    }));
    await store.save(lead, messages, aClaim());
    return { id: lead.id, messages: messages.map(({ id }) => id) };
  }

  const saveMany = async (store: Store, count: number, source: string, at = now) => {
    for (let index = 0; index < count; index += 1) await save(store, source, { at: at + index });
  };

  async function claimNext(store: Store, at = now + hourMs) {
    const lease = newId();
    const [message] = await store.claim({
      now: at,
      leaseUntil: at + hourMs,
      lease,
      limit: 1,
      kinds: ['crmContact', 'crmDemo'],
    });
    return message && { ...message, lease };
  }

  /** Makes the next call to the CRM, and returns whose it was. */
  async function callNext(store: Store) {
    const message = await claimNext(store);
    if (!message) return null;
    await store.beginSending(message.id, message.lease);
    await store.complete(message.id, message.lease, { state: 'sent', providerId: null });
    return message.lead.source;
  }

  const callAll = async (store: Store, count: number) => {
    const sources = [];
    for (let index = 0; index < count; index += 1) sources.push(await callNext(store));
    return sources;
  };

  it('a call to the CRM waits for at most one of each other queue', async () => {
    const store = await freshStore(database);
    await saveMany(store, 50, flood);
    await saveMany(store, 3, office, now + 100);
    await save(store, home, { at: now + 200, kinds: ['crmDemo'] });
    expect(await callAll(store, 7)).toEqual([flood, office, home, flood, office, flood, office]);
    await save(store, home, { at: now + 300 });
    expect(await callAll(store, 3)).toEqual([flood, home, flood]);
  });

  it('servers make one call at a time for a person, and calls for others meanwhile', async () => {
    const store = await freshStore(database);
    const people = Array.from({ length: 9 }, (_, index) => `ada${index}@example.com`);
    for (const email of people.flatMap((person) => [
      person,
      person.replace('@', '+roi@').toUpperCase(),
    ]))
      await save(store, office, { email });
    const claimAtOnce = () => Promise.all(people.map(() => claimNext(store)));
    // A server that comes second may get nothing until it asks again.
    const rounds = await Array.fromAsync(people, claimAtOnce);
    const called = rounds
      .flat()
      .flatMap((message) => (message ? personOf(message.lead.email) : []));
    expect(called.sort()).toEqual(people);
    expect(await claimNext(store, now + 2 * hourMs)).toMatchObject({ attempts: 1 });
  });

  it('a call that is tried again keeps its turn, and holds up no other', async () => {
    const store = await freshStore(database);
    await saveMany(store, 3, flood);
    const first = await claimNext(store);
    await store.complete(first?.id ?? '', first?.lease ?? '', {
      state: 'ready',
      nextAt: now + 5 * hourMs,
      error: 'status 503',
    });
    await save(store, office, { at: now + 100 });
    expect(await callAll(store, 4)).toEqual([office, flood, flood, null]);
    expect((await claimNext(store, now + 5 * hourMs))?.id).toBe(first?.id);
  });

  it('calls saved at once have turns of their own', async () => {
    const store = await freshStore(database);
    await Promise.all(Array.from({ length: 40 }, () => save(store, flood)));
    await save(store, office, { at: now + 100 });
    await save(store, home, { at: now + 100 });
    expect((await callAll(store, 4)).filter((source) => source !== flood)).toHaveLength(2);
  });

  it('a lead’s network is known until its last message is final', async () => {
    const store = await freshStore(database);
    const digest = 'digest-2026-11-20T10';
    const kinds: MessageKind[] = ['noticeDigest', 'crmDemo'];
    const listed = await save(store, flood, { kinds, digest });
    const alone = await save(store, flood, { kinds: ['reportNotice'] });
    const sourceOf = async ({ id }: { id: string }) => (await store.lead(id))?.source;
    const finish = async (id = '', state: 'sent' | 'dead' = 'sent') => {
      const at = now + hourMs;
      const lease = newId();
      await store.claim({ now: at, leaseUntil: at + 1, lease, limit: 1, only: id });
      const outcome = state === 'sent' ? { state, providerId: null } : { state, error: 'no' };
      await store.complete(id, lease, outcome);
    };
    await finish(listed.messages[1]);
    expect(await sourceOf(listed)).toBe(flood);
    await finish(digest);
    expect(await sourceOf(listed)).toBeNull();
    expect(await sourceOf(alone)).toBe(flood);
    await finish(alone.messages[0], 'dead');
    expect(await sourceOf(alone)).toBeNull();

    const confirmed = await save(store, flood, { kinds: ['reportEmail'] });
    const [id = ''] = confirmed.messages;
    await store.claim({ now, leaseUntil: now + 1, lease: 'l', limit: 1, only: id });
    await store.confirm(id, { state: 'bounced' });
    expect(await sourceOf(confirmed)).toBeNull();
  });

  it('a lead’s network is known for a week at most', async () => {
    const store = await freshStore(database);
    const { id } = await save(store, flood);
    const weekMs = 7 * 24 * hourMs;
    await store.purgeExpired(now + weekMs - 1);
    expect((await store.lead(id))?.source).toBe(flood);
    await store.purgeExpired(now + weekMs);
    expect((await store.lead(id))?.source).toBeNull();
    expect((await claimNext(store, now + weekMs))?.lead.id, 'keeps its turn').toBe(id);
  });

  it('a flood that is not forwarded is discarded with its calls, and nothing else is', async () => {
    const store = await freshStore(database);
    await saveMany(store, 2, flood, now - 10);
    await saveMany(store, 620, flood);
    await saveMany(store, 2, office);
    await save(store, home);
    const discard = async (network: string, since = now) => {
      const parsed = parseNetwork(network);
      if (!parsed) throw new Error(network);
      return discardFlood({ network: parsed, since }, { store, now: now + hourMs });
    };
    expect(await discard('192.0.2.0/24')).toBe(0);
    expect(await discard('203.0.113.77/24')).toBe(620);
    expect(await discard('203.0.113.0/24')).toBe(0);
    expect(await callAll(store, 6)).toEqual([flood, office, home, flood, office, null]);
    expect(await discard('203.0.0.0/16', 0), 'forwarded').toBe(0);

    await saveMany(store, 3, home);
    expect(await discard('2001:db8::/32')).toBe(3);
    const [left] = await Array.fromAsync(store.leads());
    expect(left).toBeDefined();
    expect(await store.erasure(left?.id ?? '')).toBeNull();
  });
});

it.each([
  ['203.0.113.0/24', true],
  ['203.0.0.0/16', true],
  ['2001:db8:1::/48', true],
  ['203.0.113.7/32', false],
  ['203.0.113.0/25', false],
  ['2001:db8:1:200::/56', false],
  ['203.0.113.7', false],
  ['the office', false],
  ['', false],
])('whether a flood can be from %j: %s', (text, isNetwork) => {
  expect(parseNetwork(text) !== null).toBe(isNetwork);
});
