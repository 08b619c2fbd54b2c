import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MessageKind } from '../../backend/messages.ts';
import { newId } from '../../contract/newId.ts';
import { eventually } from '../../testing/eventually.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createLog } from '../logging/log.ts';
import type { Delivery } from '../mail/Mailer.ts';
import { createStore } from '../store/createStore.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';
import { backoffMs, outboxTiming } from './backoff.ts';
import { createOutbox } from './createOutbox.ts';

const { unknownMs, giveUpMs } = outboxTiming;

/**
 * An outbox whose deliveries end as `answers` say, in turn; the last one goes on for ever. A
 * visitor waits for `firstAttemptMs`.
 */
async function startOutboxThatWaits(
  firstAttemptMs: number,
  ...answers: (Delivery | 'throws' | Promise<Delivery>)[]
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
      const answer = answers[Math.min(attempts.length, answers.length - 1)];
      attempts.push(clock.now());
      if (answer === 'throws' || !answer) throw new Error('not composed');
      return async () => answer;
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

const startOutbox = (...answers: (Delivery | 'throws' | Promise<Delivery>)[]) =>
  startOutboxThatWaits(60_000, ...answers);

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
    clock.goOn(89_999);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(attempts).toHaveLength(1);
    clock.goOn(1);
    await is('sent');
    expect((attempts[1] ?? 0) - (attempts[0] ?? 0)).toBe(90_000);
  });

  it('gives up at once after a permanent refusal', async () => {
    const { put, attempts } = await startOutbox({ outcome: 'refused', reason: 'status 401' });
    const { is, message } = await put();
    await is('dead');
    expect((await message())?.lastError).toBe('status 401');
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
      clock.goOn(seen.nextAt - clock.now());
    }
    await is('dead');
    expect((attempts.at(-1) ?? 0) - startedAt).toBe(giveUpMs);
    expect(attempts.length).toBeGreaterThan(20);
  });

  it('waits after an unknown outcome, retries once, then gives up', async () => {
    const { put, clock, attempts } = await startOutbox({
      outcome: 'unknown',
      reason: 'ECONNRESET',
    });
    const { is } = await put();
    await is('unknown');
    expect(attempts).toHaveLength(1);
    clock.goOn(unknownMs);
    await is('dead');
    expect(attempts).toHaveLength(2);
  });

  it('retries a forward to the CRM with an unknown outcome, because the CRM drops repeats by their id', async () => {
    const { put, clock, attempts } = await startOutbox(
      { outcome: 'unknown', reason: 'ECONNRESET' },
      { outcome: 'sent', providerId: null },
    );
    const { is, message } = await put('crmContact');
    await eventually(async () => (await message())?.lastError === 'ECONNRESET');
    clock.goOn(outboxTiming.firstDelayMs);
    await is('sent');
    expect(attempts).toHaveLength(2);
  });

  it('retries a message that cannot be composed', async () => {
    const { put, clock } = await startOutbox('throws', { outcome: 'sent', providerId: null });
    const { is, message } = await put();
    await eventually(async () => (await message())?.lastError === 'not composed');
    clock.goOn(outboxTiming.firstDelayMs);
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
