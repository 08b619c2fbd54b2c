import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import type { Delivery } from '../mail/delivery.ts';
import { outboxTiming } from './completions.ts';

const { leaseMs, recoverMs, unknownMs } = outboxTiming;
const sent: Delivery = { outcome: 'sent', providerId: null };
const never = () => new Promise<Delivery>(() => undefined);

describe('a server’s leases', () => {
  it('are renewed while its messages are being sent, so that no server recovers them', async () => {
    const { outbox, store, clock, put } = await openOutbox(never);
    await put(2);
    const renew = vi.spyOn(store, 'renew');
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).sending === 2);
    for (let quarter = 1; quarter <= 8; quarter += 1) {
      clock.advance(leaseMs / 4);
      outbox.wake();
      await eventually(() => renew.mock.calls.length === quarter);
      await renew.mock.results.at(-1)?.value;
      const { messages } = await store.recover({ now: clock.now(), retryUnknownAt: 0 });
      expect(messages).toEqual([]);
    }
    const [[leases, until] = []] = renew.mock.calls.slice(-1);
    expect(new Set(leases).size).toBe(1);
    expect(until).toBe(clock.now() + leaseMs);
  });

  it('are not renewed before a quarter of their time, and not without messages', async () => {
    const { outbox, store, clock, send } = await openOutbox(never);
    const renew = vi.spyOn(store, 'renew');
    const recover = vi.spyOn(store, 'recover');
    const claim = vi.spyOn(store, 'claim');
    outbox.wake();
    // A poll ends with its claim. One that is not over would be repeated, with a renewal.
    await eventually(() => claim.mock.settledResults[0]?.type === 'fulfilled');
    expect(renew).not.toHaveBeenCalled();
    await send(1);
    await eventually(async () => (await store.messageCounts()).sending === 1);
    clock.advance(leaseMs / 4);
    outbox.wake();
    await eventually(() => recover.mock.calls.length === 2);
    clock.advance(leaseMs / 4 - 1);
    outbox.wake();
    await eventually(() => recover.mock.calls.length === 3);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('of another server that crashed are recovered, logged, and sent again', async () => {
    const { outbox, store, clock, put, logged } = await openOutbox(async () => sent);
    const [first = expect.fail(), second = expect.fail()] = await put(2);
    const lease = { leaseUntil: clock.now() + 1, lease: 'crashed' };
    await store.claim({ now: clock.now(), limit: 2, ...lease });
    await store.beginSending(second.message.id, 'crashed');
    clock.advance(recoverMs);
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).sent === 1);
    const kind = 'reportEmail';
    expect(logged('message recovered')).toMatchObject([
      { level: 'warn', messageId: first.message.id, kind, state: 'ready' },
      { level: 'warn', messageId: second.message.id, kind, state: 'unknown' },
    ]);
    const [unknown] = await store.messagesOf(second.lead.id);
    expect(unknown?.nextAt).toBe(clock.now() + unknownMs);
  });
});

it('a claim is recovered when its lease ends, not before', async () => {
  const { store, clock, send } = await openOutbox(never);
  await send(1);
  await eventually(async () => (await store.messageCounts()).sending === 1);
  const retryUnknownAt = clock.now() + unknownMs;
  clock.advance(leaseMs - 1);
  const recover = () => store.recover({ now: clock.now(), retryUnknownAt });
  expect((await recover()).messages).toEqual([]);
  clock.advance(1);
  expect((await recover()).messages).toHaveLength(1);
});

it('each claim has a lease of its own', async () => {
  const { store, send } = await openOutbox(async () => sent);
  const claim = vi.spyOn(store, 'claim');
  for (const messages of [1, 2]) {
    await send(1);
    await eventually(async () => (await store.messageCounts()).sent === messages);
  }
  const leases = claim.mock.calls.map(([{ lease }]) => lease);
  expect(new Set(leases).size).toBe(leases.length);
});

describe('many messages', () => {
  it('are sent by claims of many, each after half of the last are sent', async () => {
    const { outbox, store, put } = await openOutbox(async () => sent);
    await put(200);
    const claim = vi.spyOn(store, 'claim');
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).sent === 200);
    expect(claim.mock.calls.length).toBeLessThan(40);
  });

  it('are sent 64 at once', async () => {
    const deliver = vi.fn(never);
    const { outbox, store, clock, put } = await openOutbox(deliver);
    await put(70);
    // The second wake is for one more poll after the first.
    outbox.wake();
    outbox.wake();
    await eventually(() => deliver.mock.calls.length === 64);
    const recover = vi.spyOn(store, 'recover');
    const claim = vi.spyOn(store, 'claim');
    // The second poll recovers once the first has sent what it may.
    for (const polls of [1, 2]) {
      clock.advance(recoverMs);
      outbox.wake();
      await eventually(() => recover.mock.calls.length === polls);
    }
    expect(await store.messageCounts()).toMatchObject({ sending: 64, ready: 6 });
    expect(claim).not.toHaveBeenCalled();
  });
});

describe('an attempt', () => {
  it.each([
    [new TypeError('a fault'), 'TypeError'],
    ['a text', 'failed'],
  ])('that throws %s has an unknown outcome', async (thrown, lastError) => {
    const { store, send } = await openOutbox(() => Promise.reject(thrown));
    const [{ lead } = expect.fail()] = await send(1);
    await eventually(async () => (await store.messageCounts()).unknown === 1);
    expect(await store.messagesOf(lead.id)).toMatchObject([{ lastError }]);
  });

  it('whose outcome the store does not take before the stop is left for recovery', async () => {
    const { outbox, store, logged, send } = await openOutbox(async () => sent);
    const complete = vi.spyOn(store, 'complete').mockRejectedValue(new Error('away'));
    const [{ message } = expect.fail()] = await send(1);
    await eventually(() => complete.mock.calls.length > 0);
    await outbox.stop(0);
    await eventually(() => logged('message left for recovery').length === 1);
    expect(logged('message left for recovery')).toMatchObject([{ messageId: message.id }]);
  });
});

it('a poll that fails is logged, and the next one sends', async () => {
  const { outbox, store, logged, send } = await openOutbox(async () => sent);
  vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('away'));
  await send(1);
  await eventually(() => logged('outbox not polled').length === 1);
  expect(logged('outbox not polled')).toMatchObject([{ level: 'error', err: { message: 'away' } }]);
  outbox.wake();
  await eventually(async () => (await store.messageCounts()).sent === 1);
});

describe('a stop', () => {
  it('releases what is not being sent after the wait, as if it had never been claimed', async () => {
    const { outbox, store, send } = await openOutbox(never, {
      compose: () => new Promise(() => undefined),
    });
    const [{ lead } = expect.fail()] = await send(1);
    await eventually(async () => (await store.messageCounts()).leased === 1);
    await outbox.stop(1);
    expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
  });

  it('that the store does not take back messages from is logged', async () => {
    const { outbox, store, logged, send } = await openOutbox(never);
    await send(1);
    await eventually(async () => (await store.messageCounts()).sending === 1);
    vi.spyOn(store, 'release').mockRejectedValueOnce(new Error('away'));
    await outbox.stop(1);
    expect(logged('messages not released')).toMatchObject([{ level: 'warn', err: {} }]);
  });

  it('waits for nothing, releases nothing and claims nothing without messages', async () => {
    const { outbox, store, send } = await openOutbox(async () => sent, {
      timing: { pollMs: 1, firstAttemptMs: 1 },
    });
    outbox.start();
    const release = vi.spyOn(store, 'release');
    await outbox.stop(2_000_000_000);
    const claim = vi.spyOn(store, 'claim');
    const [{ lead, message } = expect.fail()] = await send(1);
    expect(await outbox.firstAttempt(message.id, lead.id)).toMatchObject({ state: 'ready' });
    expect(claim).not.toHaveBeenCalled();
    expect(release).not.toHaveBeenCalled();
  });
});

it('a message that the provider reports as sent while it is composed is not sent again', async () => {
  const composing = Promise.withResolvers<void>();
  const composed: string[] = [];
  const delivered: string[] = [];
  const { store, send } = await openOutbox(never, {
    async compose({ id }) {
      composed.push(id);
      await composing.promise;
      return async () => {
        delivered.push(id);
        return { outcome: 'sent', providerId: 'second' };
      };
    },
  });
  const [reported = expect.fail()] = await send(1);
  await eventually(() => composed.length === 1);
  expect(await store.confirm(reported.message.id, { state: 'sent' })).toBe(true);
  composing.resolve();
  // Put after it, so what becomes of the first is decided once this one is sent.
  const [next = expect.fail()] = await send(1);
  await eventually(async () => (await store.messageCounts()).sent === 2);
  expect(delivered).toEqual([next.message.id]);
  expect(await store.messagesOf(reported.lead.id)).toMatchObject([
    { state: 'sent', providerId: null },
  ]);
});
