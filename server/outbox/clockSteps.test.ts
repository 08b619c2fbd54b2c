import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { lifetimes } from '../../contract/requestLimits.ts';
import { eventually } from '../../testing/async.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import { recordedLog, steppedClock } from '../../testing/ports.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Store } from '../store/createStore.ts';
import { outboxTiming } from './completions.ts';
import { createOutbox } from './createOutbox.ts';

const hourMs = 3600_000;
const { firstDelayMs, giveUpMs, leaseMs } = outboxTiming;
const sent: Delivery = { outcome: 'sent', providerId: 'p-1' };
const failed: Delivery = { outcome: 'retry', reason: 'status 500' };

describe.each(databases)('an outbox on $name whose clock is set', (database) => {
  function start(store: Store, clock: ReturnType<typeof steppedClock>, deliver = async () => sent) {
    const { log, lines } = recordedLog();
    const outbox = createOutbox({
      store,
      clock,
      log,
      random: () => 1,
      composeMessage: async () => deliver,
    });
    const poll = () => outbox.wake();
    const wasSet = () => lines.filter(({ msg }) => msg === 'clock set');
    return { outbox, poll, wasSet };
  }

  async function put(store: Store, now: number) {
    const lead = aLead({ receivedAt: now });
    const message = { id: newId(), kind: 'reportEmail' } as const;
    const claim = aClaim({ expiresAt: now + hourMs });
    await store.save(lead, [message], claim);
    return { lead, claim, status: async () => (await store.messagesOf(lead.id))[0] };
  }

  it('back sends at once what is due, and keeps what is left of a retry', async () => {
    const store = await freshStore(database);
    const clock = steppedClock();
    const deliver = vi.fn(async (): Promise<Delivery> => failed);
    const { outbox, poll, wasSet } = start(store, clock, deliver);
    const { status } = await put(store, clock.now());
    poll();
    await eventually(async () => (await status())?.lastError === 'status 500');
    clock.advance(-6 * hourMs);
    const waiting = await put(store, clock.now() + 6 * hourMs);
    poll();
    await eventually(async () => (await waiting.status())?.attempts === 1);
    expect((await status())?.nextAt).toBe(clock.now() + firstDelayMs);
    expect(wasSet()).toMatchObject([{ level: 'warn', seconds: -6 * 3600 }]);
    deliver.mockResolvedValue(sent);
    clock.advance(firstDelayMs);
    poll();
    await eventually(async () => (await status())?.state === 'sent');
    await outbox.stop(1000);
  });

  it('back before it starts does the same, for leases and claims of a server that is gone', async () => {
    const store = await freshStore(database);
    const clock = steppedClock();
    const ahead = clock.now() + 1000 * 24 * hourMs;
    const { status, claim } = await put(store, ahead);
    const leaseUntil = ahead + leaseMs;
    await store.claim({ now: ahead, leaseUntil, lease: 'of a server that is gone', limit: 1 });
    const unclaimed = await put(store, ahead);
    const { outbox, poll } = start(store, clock);
    poll();
    await eventually(async () => (await unclaimed.status())?.state === 'sent');
    expect((await status())?.state).toBe('leased');
    clock.advance(leaseMs + 1);
    poll();
    await eventually(async () => (await status())?.state === 'sent');
    expect(await store.findExisting(claim, clock.now())).toMatchObject({ outcome: 'repeated' });
    const { idempotencyKey } = lifetimes;
    expect(await store.findExisting(claim, clock.now() + idempotencyKey)).toBeNull();
    await outbox.stop(1000);
  });

  it('back keeps claims for their length, however often servers start until the future comes', async () => {
    const store = await freshStore(database);
    const clock = steppedClock();
    await store.save(aLead({ receivedAt: clock.now() + hourMs }), [], aClaim());
    const claims = (['body', 'key'] as const).map((kind) => {
      const lifetime = kind === 'body' ? lifetimes.sameBody : lifetimes.idempotencyKey;
      return aClaim({ key: `demoSubmission ${kind} x`, expiresAt: clock.now() + lifetime });
    });
    for (const claim of claims) await store.save(aLead({ receivedAt: clock.now() }), [], claim);
    for (let starts = 0; starts < 3; starts += 1) {
      const { outbox, poll, wasSet } = start(store, clock);
      poll();
      await eventually(() => wasSet().length === 1);
      await outbox.stop(1000);
    }
    for (const claim of claims) {
      expect(await store.findExisting(claim, claim.expiresAt - 1)).not.toBeNull();
      expect(await store.findExisting(claim, claim.expiresAt)).toBeNull();
    }
  });

  it('years ahead, and back again, gives up no message', async () => {
    const store = await freshStore(database);
    const clock = steppedClock();
    const deliver = vi.fn(async (): Promise<Delivery> => failed);
    const { outbox, poll } = start(store, clock, deliver);
    const { status } = await put(store, clock.now());
    const fails = async (times: number) => {
      poll();
      await eventually(async () => (await status())?.attempts === times);
      await eventually(async () => (await status())?.state === 'ready');
    };
    await fails(1);
    clock.advance(1000 * giveUpMs);
    await fails(2);
    clock.advance(-1000 * giveUpMs);
    deliver.mockResolvedValue(sent);
    poll();
    await eventually(async () => ((await status())?.nextAt ?? 0) <= clock.now() + hourMs);
    clock.advance(hourMs);
    poll();
    await eventually(async () => (await status())?.state === 'sent');
    await outbox.stop(1000);
  });

  it('both ways under load sends each message once', async () => {
    const store = await freshStore(database);
    const clock = steppedClock();
    const deliver = vi.fn(async () => sent);
    const { outbox, poll } = start(store, clock, deliver);
    const steps = [-6, 24 * 1000, -24 * 1000, 3, -2, 30, -30].map((hours) => hours * hourMs);
    for (const step of steps) {
      await Promise.all(Array.from({ length: 12 }, () => put(store, clock.now())));
      poll();
      clock.advance(step);
      poll();
    }
    await eventually(async () => {
      poll();
      return (await store.messageCounts()).sent === 12 * steps.length;
    });
    await outbox.stop(1000);
    expect(deliver).toHaveBeenCalledTimes(12 * steps.length);
  });

  it.each([sent, failed])(
    'back to an hour whose digest was tried sends another with the new leads: %o',
    async (outcome) => {
      const store = await freshStore(database);
      const clock = steppedClock();
      const dueAt = clock.now() + 61 * 60_000;
      const digest = 'digest-2026-11-20T10';
      const slow = Promise.withResolvers<Delivery>();
      const deliver = vi.fn(() => slow.promise);
      const { outbox, poll, wasSet } = start(store, clock, deliver);
      const save = async () => {
        const lead = aLead({ receivedAt: clock.now(), digest });
        await store.save(lead, [{ id: digest, kind: 'noticeDigest', dueAt }], aClaim());
        return lead.id;
      };
      const first = await save();
      clock.advance(2 * hourMs);
      poll();
      await eventually(() => deliver.mock.calls.length === 1);
      clock.advance(-2 * hourMs);
      poll();
      await eventually(() => wasSet().length === 1);
      const second = await save();
      slow.resolve(outcome);
      await eventually(async () => (await store.messageCounts()).sending === 0);
      const third = await save();
      const listedIn = async (id: string) =>
        (await Array.fromAsync(store.digest(id), (lead) => lead.id)).sort();
      expect(await listedIn(digest)).toEqual([first]);
      expect(await listedIn(`${digest}-2`)).toEqual([second, third].sort());
      const waiting = { id: `${digest}-2`, state: 'ready', nextAt: dueAt, attempts: 0 };
      expect(await store.messagesOf(second)).toMatchObject([waiting]);
      await outbox.stop(1000);
    },
  );
});

it('a clock that is ahead only while a poll waits for the store keeps no message', async () => {
  const { outbox, store, clock, send, logged } = await openOutbox(async () => sent);
  const asked = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  vi.spyOn(store, 'recover').mockImplementationOnce(async () => {
    asked.resolve();
    await slow.promise;
    return { messages: [], hasMore: false };
  });
  outbox.wake();
  await asked.promise;
  clock.advance(30 * hourMs);
  await send(1);
  clock.advance(-30 * hourMs);
  slow.resolve();
  await eventually(async () => (await store.messageCounts()).sent === 1);
  expect(logged('clock set')).toMatchObject([{ seconds: -30 * 3600 }]);
});
