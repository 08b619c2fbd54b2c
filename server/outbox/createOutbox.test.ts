import { describe, expect, it, vi } from 'vitest';
import { eventually, flushPromises } from '../../testing/async.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import type { Delivery } from '../mail/delivery.ts';
import { outboxTiming } from './completions.ts';

const { firstDelayMs, firstProbeMs, leaseMs, longestProbeMs, recoverMs, unknownMs } = outboxTiming;
const sent: Delivery = { outcome: 'sent', providerId: 'p-1' };
const unauthorized: Delivery = { outcome: 'unauthorized', reason: 'status 401' };
const never = () => new Promise<Delivery>(() => undefined);

/** Opens an outbox with one message, which it has claimed. */
async function openWithMessage(...options: Parameters<typeof openOutbox>) {
  const opened = await openOutbox(...options);
  const [{ lead, message } = expect.fail()] = await opened.send(1);
  const stored = async () => (await opened.store.messagesOf(lead.id))[0] ?? expect.fail();
  return { ...opened, lead, message, stored };
}

it('sends a message once', async () => {
  const deliver = vi.fn(async () => sent);
  const { outbox, store, stored } = await openWithMessage(deliver);
  await eventually(async () => (await store.messageCounts()).sent === 1);
  expect(await stored()).toMatchObject({ providerId: 'p-1', attempts: 1, lastError: null });
  outbox.wake();
  await outbox.stop(1000);
  expect(deliver).toHaveBeenCalledOnce();
});

it('logs and retries a message that cannot be composed', async () => {
  const compose = vi.fn(async () => async () => sent);
  compose.mockRejectedValueOnce(new Error('a fault'));
  const opened = await openWithMessage(never, { compose });
  const { outbox, store, clock, message, stored, logged } = opened;
  await eventually(async () => (await stored()).lastError === 'not composed');
  const fields = { level: 'error', messageId: message.id, kind: 'reportEmail', attempts: 1 };
  expect(logged('message not composed')).toMatchObject([{ ...fields, err: {} }]);
  clock.advance(firstDelayMs);
  outbox.wake();
  await eventually(async () => (await store.messageCounts()).sent === 1);
});

it('polls when nobody wakes it', async () => {
  const { outbox, store, put } = await openOutbox(async () => sent, { timing: { pollMs: 1 } });
  outbox.start();
  await put(1);
  await eventually(async () => (await store.messageCounts()).sent === 1);
});

it('ends its poll before a stop ends, because the store is closed then', async () => {
  const { outbox, store } = await openOutbox(async () => sent);
  const asked = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  vi.spyOn(store, 'recover').mockImplementation(async () => {
    asked.resolve();
    await slow.promise;
    return { messages: [], hasMore: false };
  });
  outbox.wake();
  await asked.promise;
  let isStopped = false;
  const stopped = outbox.stop(10_000).then(() => {
    isStopped = true;
  });
  await flushPromises();
  expect(isStopped).toBe(false);
  slow.resolve();
  await stopped;
});

it('finishes what is being sent when it stops, and claims nothing new', async () => {
  const slow = Promise.withResolvers<Delivery>();
  const { outbox, store, put, stored } = await openWithMessage(() => slow.promise);
  await eventually(async () => (await stored()).state === 'sending');
  const stopped = outbox.stop(10_000);
  const [{ lead } = expect.fail()] = await put(1);
  slow.resolve(sent);
  await stopped;
  expect(await stored()).toMatchObject({ state: 'sent' });
  expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
});

describe('a poll', () => {
  it('recovers what other servers left once in five seconds', async () => {
    const { outbox, store, clock } = await openOutbox(never);
    const recover = vi.spyOn(store, 'recover');
    const claim = vi.spyOn(store, 'claim');
    for (const [polls, waitMs, recovers] of [
      [1, 0, 1],
      [2, recoverMs - 1, 1],
      [3, 1, 2],
    ] as const) {
      clock.advance(waitMs);
      outbox.wake();
      await eventually(() => claim.mock.settledResults[polls - 1]?.type === 'fulfilled');
      expect(recover).toHaveBeenCalledTimes(recovers);
    }
  });

  it('does nothing once the outbox has stopped', async () => {
    const { outbox, store } = await openOutbox(never);
    await outbox.stop(0);
    const recover = vi.spyOn(store, 'recover');
    outbox.wake();
    await flushPromises();
    expect(recover).not.toHaveBeenCalled();
  });
});

it('a first attempt claims its message without a poll', async () => {
  const timing = { firstAttemptMs: 60_000 };
  const { outbox, put } = await openOutbox(async () => sent, { timing });
  const [{ message, lead } = expect.fail()] = await put(1);
  expect(await outbox.firstAttempt(message.id, lead.id)).toMatchObject({ state: 'sent' });
});

it('the first success of a provider makes no message due that fails after it', async () => {
  const deliver = vi.fn(
    async (): Promise<Delivery> => ({ outcome: 'retry', reason: 'status 503' }),
  );
  deliver.mockResolvedValueOnce(sent);
  const { outbox, store, send } = await openOutbox(deliver);
  await send(1);
  await eventually(async () => (await store.messageCounts()).sent === 1);
  const [{ lead } = expect.fail()] = await send(1);
  await eventually(async () => (await store.messagesOf(lead.id))[0]?.lastError === 'status 503');
  const claim = vi.spyOn(store, 'claim');
  outbox.wake();
  await eventually(() => claim.mock.settledResults[0]?.type === 'fulfilled');
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 1 }]);
});

describe('while a provider has a problem', () => {
  it('a probe that finds no message holds up no other provider', async () => {
    const { outbox, store, clock, put, send } = await openOutbox(never, {
      compose:
        async ({ kind }) =>
        async () =>
          kind === 'crmContact' ? sent : unauthorized,
    });
    await send(1);
    await eventually(() => outbox.problems().mail === 'key refused');
    await eventually(async () => (await store.messageCounts()).ready === 1);
    const claimedByAnother = await store.claim({
      now: clock.now(),
      dueBy: Number.MAX_SAFE_INTEGER,
      leaseUntil: clock.now() + leaseMs,
      lease: 'another',
      limit: 1,
    });
    expect(claimedByAnother).toHaveLength(1);
    await put(1, 'crmContact');
    clock.advance(firstProbeMs);
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).sent === 1);
  });

  it('one message at a time probes it', async () => {
    const deliver = vi.fn(never).mockResolvedValueOnce(unauthorized);
    const { outbox, store, clock, put, send } = await openOutbox(deliver);
    await send(1);
    await eventually(() => outbox.problems().mail === 'key refused');
    await eventually(async () => (await store.messageCounts()).ready === 1);
    await put(1);
    clock.advance(firstProbeMs);
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).sending === 1);
    const claim = vi.spyOn(store, 'claim');
    clock.advance(longestProbeMs);
    outbox.wake();
    await eventually(() => claim.mock.settledResults[0]?.type === 'fulfilled');
    expect(await store.messageCounts()).toMatchObject({ ready: 1, leased: 0, sending: 1 });
  });

  it('and every other has one, nothing is claimed until a probe is due', async () => {
    const { outbox, store, put } = await openOutbox(async () => unauthorized);
    await Promise.all([put(1), put(1, 'crmContact')]);
    outbox.wake();
    await eventually(() => Object.keys(outbox.problems()).length === 2);
    await eventually(async () => (await store.messageCounts()).ready === 2);
    await flushPromises();
    const claim = vi.spyOn(store, 'claim');
    outbox.wake();
    await flushPromises();
    expect(claim).not.toHaveBeenCalled();
  });

  it('a message whose outcome is unknown waits no longer than the first such wait after it', async () => {
    const { store, clock, put, send } = await openOutbox(async () => sent);
    const [{ message, lead } = expect.fail()] = await put(1);
    const now = clock.now();
    const lease = 'another';
    await store.claim({ now, leaseUntil: now + leaseMs, lease, limit: 1 });
    const nextAt = now + 12 * unknownMs;
    await store.complete(message.id, lease, { state: 'unknown', nextAt, error: 'reset' });
    await send(1);
    await eventually(async () => (await store.messagesOf(lead.id))[0]?.nextAt !== nextAt);
    expect(await store.messagesOf(lead.id)).toMatchObject([
      { state: 'unknown', nextAt: now + unknownMs },
    ]);
  });
});

it('a message that is being claimed when the outbox stops is released before the stop ends', async () => {
  const { outbox, store, put } = await openOutbox(async () => sent);
  const [{ lead } = expect.fail()] = await put(1);
  const claimed = Promise.withResolvers<void>();
  const storeResponds = Promise.withResolvers<void>();
  const { claim } = store;
  vi.spyOn(store, 'claim').mockImplementation(async (request) => {
    const messages = await claim(request);
    claimed.resolve();
    await storeResponds.promise;
    return messages;
  });
  outbox.wake();
  await claimed.promise;
  let isStopped = false;
  const stopped = outbox.stop(10_000).then(() => {
    isStopped = true;
  });
  await flushPromises();
  expect(isStopped).toBe(false);
  storeResponds.resolve();
  await stopped;
  expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
});
