import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MessageKind } from '../../backend/Lead.ts';
import { newId } from '../../contract/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createLog } from '../logging/log.ts';
import type { Delivery } from '../mail/delivery.ts';
import { createStore } from '../store/createStore.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';
import { backoffMs, outboxTiming } from './completions.ts';
import { createOutbox } from './createOutbox.ts';

const { unknownMs, giveUpMs } = outboxTiming;

/**
 * An outbox whose attempts have these `deliveries` as results, in order; the last one repeats. A
 * visitor waits for `firstAttemptMs`.
 */
async function startOutboxThatWaits(
  firstAttemptMs: number,
  ...deliveries: (Delivery | 'throws' | Promise<Delivery>)[]
) {
  const store = createStore(await openSqlite(join(temporaryFolder(), 'leads')));
  const clock = steppedClock();
  const attempts: number[] = [];
  const outbox = createOutbox({
    store,
    clock,
    log: createLog('silent'),
    random: () => 1,
    timing: { ...outboxTiming, pollMs: 10, firstAttemptMs },
    composeMessage: async () => {
      const delivery = deliveries[Math.min(attempts.length, deliveries.length - 1)];
      attempts.push(clock.now());
      if (delivery === 'throws' || !delivery) throw new Error('not composed');
      return async () => delivery;
    },
  });
  outbox.start();
  onTestFinished(async () => {
    await outbox.stop(1000);
    await store.close();
  });
  return {
    outbox,
    store,
    clock,
    attempts,
    async put(kind: MessageKind = 'reportEmail') {
      const lead = aLead({ receivedAt: clock.now() });
      await store.save(lead, [{ id: newId(), kind }], aClaim());
      outbox.wake();
      const message = async () => (await store.messagesOf(lead.id))[0];
      return {
        message,
        is: (state: string) => eventually(async () => (await message())?.state === state),
      };
    },
  };
}

const startOutbox = (...deliveries: (Delivery | 'throws' | Promise<Delivery>)[]) =>
  startOutboxThatWaits(60_000, ...deliveries);

describe('the outbox', () => {
  it('sends a message once', async () => {
    const { put, attempts } = await startOutbox({ outcome: 'sent', providerId: 'p-1' });
    const { is, message } = await put();
    await is('sent');
    expect(await message()).toMatchObject({ providerId: 'p-1', attempts: 1, lastError: null });
    expect(attempts).toHaveLength(1);
  });

  it('retries later, and not before the provider’s Retry-After', async () => {
    const { put, clock, attempts } = await startOutbox(
      { outcome: 'retry', reason: 'status 429', retryAfterMs: 90_000 },
      { outcome: 'sent', providerId: null },
    );
    const { is, message } = await put();
    await eventually(async () => (await message())?.lastError === 'status 429');
    clock.advance(89_999);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(attempts).toHaveLength(1);
    clock.advance(1);
    await is('sent');
    expect((attempts[1] ?? 0) - (attempts[0] ?? 0)).toBe(90_000);
  });

  it('gives up at once after a permanent refusal', async () => {
    const { put, attempts } = await startOutbox({ outcome: 'refused', reason: 'status 400' });
    const { is, message } = await put();
    await is('dead');
    expect((await message())?.lastError).toBe('status 400');
    expect(attempts).toHaveLength(1);
  });

  it('gives up after a day, not before', async () => {
    const { put, clock, attempts } = await startOutbox({ outcome: 'retry', reason: 'status 503' });
    const { is, message } = await put();
    const startedAt = clock.now();
    for (let tries = 1; tries < 100; tries += 1) {
      const seen = await eventually(async () => {
        const now = await message();
        const isOver = now?.state === 'dead' || now?.state === 'ready';
        return now && isOver && now.attempts >= tries ? now : null;
      });
      if (seen.state === 'dead') break;
      clock.advance(seen.nextAt - clock.now());
    }
    await is('dead');
    expect((attempts.at(-1) ?? 0) - startedAt).toBe(giveUpMs);
    expect(attempts.length).toBeGreaterThan(20);
  });

  it('retries unknown outcomes at growing distance for a day, then gives up', async () => {
    const { put, clock, attempts } = await startOutbox({
      outcome: 'unknown',
      reason: 'ECONNRESET',
    });
    const { message, is } = await put();
    for (let tries = 1; ; tries += 1) {
      const seen = await eventually(async () => {
        const now = await message();
        const isOver = now?.state === 'dead' || now?.state === 'unknown';
        return now && isOver && now.attempts >= tries ? now : null;
      });
      if (seen.state === 'dead') break;
      clock.advance(seen.nextAt - clock.now());
    }
    await is('dead');
    const distances = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    const hour = 60 * 60_000;
    expect(distances.slice(0, 5)).toEqual([1, 2, 4, 8, 12].map((times) => times * unknownMs));
    expect(Math.max(...distances)).toBe(hour);
    expect((attempts.at(-1) ?? 0) - (attempts[0] ?? 0)).toBe(giveUpMs);
  });

  it('sends to the CRM while the mail provider refuses the key, and mails wait', async () => {
    const { put, outbox } = await startOutbox(
      { outcome: 'unauthorized', reason: 'status 401' },
      { outcome: 'sent', providerId: null },
    );
    const mail = await put();
    await eventually(() => outbox.problems().mail === 'key refused');
    await (await put('crmContact')).is('sent');
    expect(outbox.problems()).toEqual({ mail: 'key refused' });
    expect(await mail.message()).toMatchObject({ state: 'ready', attempts: 0 });
  });

  it('does not let a visitor wait for a provider that refuses the key', async () => {
    const { put, outbox } = await startOutbox({ outcome: 'unauthorized', reason: 'status 403' });
    const { message } = await put();
    await eventually(() => outbox.problems().mail === 'key refused');
    await eventually(async () => (await message())?.state === 'ready');
    const { id = '', leadId = '' } = (await message()) ?? {};
    expect(await outbox.firstAttempt(id, leadId)).toMatchObject({ state: 'ready' });
  });

  it('saves an outcome after any number of failures of the store', async () => {
    const { put, store, attempts } = await startOutbox({ outcome: 'sent', providerId: 'p-1' });
    const complete = vi.spyOn(store, 'complete');
    for (let failures = 0; failures < 5; failures += 1) {
      complete.mockRejectedValueOnce(new Error('away'));
    }
    const { is } = await put();
    await is('sent');
    expect(attempts).toHaveLength(1);
  });

  it('retries a message that cannot be composed', async () => {
    const { put, clock } = await startOutbox('throws', { outcome: 'sent', providerId: null });
    const { is, message } = await put();
    await eventually(async () => (await message())?.lastError === 'not composed');
    clock.advance(outboxTiming.firstDelayMs);
    await is('sent');
  });

  it('returns the outcome of the first attempt as soon as it ends', async () => {
    const { outbox, store } = await startOutbox({ outcome: 'refused', reason: 'status 400' });
    const lead = aLead({ receivedAt: 0 });
    const message = { id: newId(), kind: 'reportEmail' } as const;
    await store.save(lead, [message], aClaim());
    const tried = await outbox.firstAttempt(message.id, lead.id);
    expect(tried).toMatchObject({ id: message.id, state: 'dead' });
  });

  it('stops waiting for a first attempt that takes too long', async () => {
    const { outbox, store } = await startOutboxThatWaits(
      100,
      new Promise<Delivery>(() => undefined),
    );
    const lead = aLead({ receivedAt: 0 });
    const message = { id: newId(), kind: 'reportEmail' } as const;
    await store.save(lead, [message], aClaim());
    expect(await outbox.firstAttempt(message.id, lead.id)).toMatchObject({
      state: 'sending',
    });
  });

  it('finishes what is being sent when it stops, and claims nothing new', async () => {
    let end: (delivery: Delivery) => void = () => undefined;
    const slow = new Promise<Delivery>((resolve) => {
      end = resolve;
    });
    const { outbox, put } = await startOutbox(slow);
    const first = await put();
    await first.is('sending');
    const stopped = outbox.stop(10_000);
    const second = await put();
    end({ outcome: 'sent', providerId: null });
    await stopped;
    expect((await first.message())?.state).toBe('sent');
    expect(await second.message()).toMatchObject({ state: 'ready', attempts: 0 });
  });
});

describe('the wait before another attempt', () => {
  it('doubles to the longest, stays within its bounds and is never shorter than the provider’s', () => {
    const { firstDelayMs, longestDelayMs } = outboxTiming;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(21_600_000),
        (attempts, random, retryAfterMs) => {
          const wait = backoffMs(attempts, outboxTiming, random, retryAfterMs);
          const full = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
          expect(wait).toBeGreaterThanOrEqual(Math.max(full / 2, retryAfterMs));
          expect(wait).toBeLessThanOrEqual(Math.max(full, retryAfterMs) + 1);
        },
      ),
    );
  });
});
