import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { aClaimedMessage } from '../../testing/leads.ts';
import { recordedLog, steppedClock } from '../../testing/ports.ts';
import type { Delivery } from '../mail/delivery.ts';
import { backoffMs, completionOf, createCompletion, outboxTiming } from './completions.ts';

const { firstDelayMs, giveUpMs, longestDelayMs, unknownMs } = outboxTiming;
const firstAttemptAt = 1_000_000;

const completion = (
  delivery: Delivery,
  { now = firstAttemptAt, random = 1, attempts = 1, unknownOutcomes = 0 } = {},
) =>
  completionOf({ attempts, firstAttemptAt, unknownOutcomes }, delivery, {
    now,
    random: () => random,
    timing: outboxTiming,
  });

const retry: Delivery = { outcome: 'retry', reason: 'status 503' };
const unknown: Delivery = { outcome: 'unknown', reason: 'ECONNRESET' };

const late = firstAttemptAt + 2 * giveUpMs;

test.each<[string, Delivery, object]>([
  [
    'sent, with its id',
    { outcome: 'sent', providerId: 'p-1' },
    { state: 'sent', providerId: 'p-1' },
  ],
  [
    'dead, with what the provider said',
    { outcome: 'refused', reason: 'status 400', detail: 'bad' },
    { state: 'dead', error: 'status 400 bad' },
  ],
  [
    'dead where the provider said nothing',
    { outcome: 'refused', reason: 'status 400' },
    { state: 'dead', error: 'status 400' },
  ],
  [
    'waiting for a key, and due at once',
    { outcome: 'unauthorized', reason: 'status 401', detail: 'no key' },
    { state: 'waiting', nextAt: late, error: 'status 401 no key' },
  ],
])('however late, a message can be %s', (_, delivery, expected) => {
  expect(completion(delivery, { now: late })).toEqual(expected);
});

test('a message that was not accepted is due again after a wait that doubles with each attempt', () => {
  const waits = [1, 2, 3, 20].map((attempts) => {
    const { nextAt = 0, ...rest } = { nextAt: 0, ...completion(retry, { attempts }) };
    expect(rest).toEqual({ state: 'ready', error: 'status 503' });
    return nextAt - firstAttemptAt;
  });
  expect(waits).toEqual([firstDelayMs, 2 * firstDelayMs, 4 * firstDelayMs, longestDelayMs]);
});

test('the wait is at least half of that, and at least what the provider asked for', () => {
  expect(completion(retry, { random: 0 })).toMatchObject({
    nextAt: firstAttemptAt + firstDelayMs / 2,
  });
  expect(completion({ ...retry, retryAfterMs: 90_001 })).toMatchObject({
    nextAt: firstAttemptAt + 90_001,
  });
});

test('a message with an unknown outcome is due again after a wait that doubles with each of them', () => {
  for (const [unknownOutcomes, wait] of [
    [0, unknownMs],
    [1, 2 * unknownMs],
    [9, longestDelayMs],
  ] as const) {
    expect(completion(unknown, { attempts: 7, unknownOutcomes })).toEqual({
      state: 'unknown',
      nextAt: firstAttemptAt + wait,
      error: 'ECONNRESET',
    });
  }
});

test.each([retry, unknown])(
  'an attempt is made a day after the first one at the latest; after that the message is dead: $outcome',
  (delivery) => {
    const giveUpAt = firstAttemptAt + giveUpMs;
    expect(completion(delivery, { now: giveUpAt - 1 })).toMatchObject({ nextAt: giveUpAt });
    expect(completion(delivery, { now: giveUpAt })).toEqual({
      state: 'dead',
      error: `${delivery.outcome === 'retry' ? 'status 503' : 'ECONNRESET'}, until given up`,
    });
  },
);

test('a wait stays within its bounds, and is never shorter than the provider’s', () => {
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

const message = aClaimedMessage();
const fields = { messageId: message.id, leadId: message.lead.id, kind: 'reportEmail', attempts: 1 };
const toBeRetried = { level: 'warn', nextAt: expect.any(Number), msg: 'message to be retried' };
const sent: Delivery = { outcome: 'sent', providerId: 'p-1' };

function completing() {
  const save = vi.fn(async (..._: unknown[]) => true);
  const stop = new AbortController();
  const { log, lines } = recordedLog();
  const complete = createCompletion({
    store: { complete: save },
    clock: steppedClock(),
    log,
    random: () => 1,
    timing: outboxTiming,
    stopped: stop.signal,
  });
  return { save, stop, lines, complete };
}

it('saves the outcome under the lease, and logs it', async () => {
  const { save, lines, complete } = completing();
  await complete(message, sent);
  const completion = { state: 'sent', providerId: 'p-1' };
  expect(save.mock.calls).toEqual([[message.id, message.lease, completion, null]]);
  expect(lines).toEqual([{ level: 'info', ...fields, msg: 'message sent' }]);
});

it.each<[Exclude<Delivery, { outcome: 'sent' }>, object]>([
  [
    { outcome: 'refused', reason: 'status 400' },
    { level: 'error', msg: 'message dead' },
  ],
  [{ outcome: 'unauthorized', reason: 'status 401' }, toBeRetried],
  [retry, toBeRetried],
  [unknown, { ...toBeRetried, msg: 'message outcome unknown' }],
])('logs why a message was not sent: %o', async (delivery, line) => {
  const { lines, complete } = completing();
  await complete(message, delivery);
  expect(lines).toEqual([{ ...fields, reason: delivery.reason, ...line }]);
});

it('logs only that the lease is lost when another server has the message', async () => {
  const { save, lines, complete } = completing();
  save.mockResolvedValueOnce(false);
  await complete(message, sent);
  expect(save).toHaveBeenCalledOnce();
  expect(lines).toEqual([{ level: 'warn', ...fields, msg: 'message lease lost' }]);
});

it.each([1, 2])('logs the first of %i failures to save, and tries again', async (failures) => {
  const { save, lines, complete } = completing();
  for (let failed = 0; failed < failures; failed += 1) {
    save.mockRejectedValueOnce(new Error('away'));
  }
  await complete(message, sent);
  expect(save).toHaveBeenCalledTimes(failures + 1);
  expect(lines).toMatchObject([
    { level: 'error', ...fields, msg: 'message outcome not saved', err: { message: 'away' } },
    { level: 'info', ...fields, msg: 'message sent' },
  ]);
});

it('ends when the server stops while the store is away', async () => {
  const { save, stop, complete } = completing();
  save.mockImplementation(async () => {
    stop.abort();
    throw new Error('away');
  });
  await expect(complete(message, sent)).rejects.toThrow();
  expect(save).toHaveBeenCalledOnce();
});
