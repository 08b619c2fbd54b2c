import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageKind } from '../../backend/Lead.ts';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { ClaimedMessage } from '../store/claimMessages.ts';
import type { Store } from '../store/createStore.ts';
import type { Completion } from '../store/outboxQueries.ts';

/**
 * Returns what becomes of a message after an attempt (S8). Messages that were not accepted, or only
 * perhaps, are retried until a day after the first attempt; a wrong key counts as no attempt.
 *
 * @param options - `now` is epoch milliseconds; `random` returns numbers in 0..1.
 */
export function completionOf(
  message: Pick<ClaimedMessage, 'attempts' | 'firstAttemptAt' | 'unknownOutcomes'>,
  delivery: Delivery,
  { now, random, timing }: { now: number; random: () => number; timing: OutboxTiming },
): Completion {
  if (delivery.outcome === 'sent') return { state: 'sent', providerId: delivery.providerId };
  const { reason } = delivery;
  const giveUpAt = message.firstAttemptAt + timing.giveUpMs;
  const retry = <State extends 'ready' | 'unknown'>(state: State, wait: number): Completion =>
    now >= giveUpAt
      ? { state: 'dead', error: `${reason}, until given up` }
      : { state, nextAt: Math.min(now + wait, giveUpAt), error: reason };
  switch (delivery.outcome) {
    case 'refused':
      return { state: 'dead', error: quoted(delivery) };
    case 'unauthorized':
      return { state: 'waiting', nextAt: now, error: quoted(delivery) };
    case 'retry':
      return retry('ready', backoffMs(message.attempts, timing, random(), delivery.retryAfterMs));
    case 'unknown': {
      const { unknownMs: firstDelayMs, longestDelayMs } = timing;
      const wait = { firstDelayMs, longestDelayMs };
      return retry('unknown', backoffMs(message.unknownOutcomes + 1, wait, random()));
    }
  }
}

function quoted({ reason, detail = '' }: { reason: string; detail?: string }): string {
  return `${reason} ${detail}`.trim();
}

/** Milliseconds between attempts to save while the store is away, at first and at most. */
const firstDelayMs = 100;
const longestDelayMs = 2000;

/**
 * Creates the function that saves and logs the outcome of an attempt, however long the store is
 * away. It rejects once `stopped` is aborted and the store is still away.
 *
 * @param options - `random` returns numbers in 0..1.
 */
export function createCompletion({
  store,
  clock,
  log,
  random,
  timing,
  stopped,
  isTold = () => false,
}: {
  store: Pick<Store, 'complete'>;
  clock: Clock;
  log: Log;
  /** Whether sales gets a mail about a message of a kind that is dead (S8). */
  isTold?: (kind: MessageKind) => boolean;
  random: () => number;
  timing: OutboxTiming;
  stopped: AbortSignal;
}) {
  return async (message: ClaimedMessage, delivery: Delivery): Promise<void> => {
    const completion = completionOf(message, delivery, { now: clock.now(), random, timing });
    const tellAt = isTold(message.kind) ? clock.now() : null;
    const fields = {
      messageId: message.id,
      leadId: message.lead.id,
      kind: message.kind,
      attempts: message.attempts,
      ...(delivery.outcome === 'sent' ? {} : { reason: delivery.reason }),
    };
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
      try {
        const isHeld = await store.complete(message.id, message.lease, completion, tellAt);
        if (!isHeld) return log.warn(fields, 'message lease lost');
        break;
      } catch (err) {
        if (delayMs === firstDelayMs) log.error({ ...fields, err }, 'message outcome not saved');
        await sleep(delayMs, undefined, { signal: stopped });
      }
    }
    logCompletion(log, completion, fields);
  };
}

/** Logs what became of a message after an attempt. */
function logCompletion(log: Log, completion: Completion, fields: object) {
  const { state } = completion;
  if (state === 'sent') return log.info(fields, 'message sent');
  if (state === 'dead') return log.error(fields, 'message dead');
  const text = state === 'unknown' ? 'message outcome unknown' : 'message to be retried';
  log.warn({ ...fields, nextAt: completion.nextAt }, text);
}

const minuteMs = 60_000;

/** The times of the outbox, in milliseconds. */
export const outboxTiming = {
  /** Between polls for messages that are due. */
  pollMs: 1000,
  /**
   * How long a claim is valid; longer than building a report and one attempt to send take together.
   */
  leaseMs: 50_000,
  /** How long a visitor waits for the outcome of the first attempt (S6). */
  firstAttemptMs: 2500,
  firstDelayMs: minuteMs / 2,
  longestDelayMs: 60 * minuteMs,
  /** After this time a message that keeps failing is dead (S8). */
  giveUpMs: 24 * 60 * minuteMs,
  /**
   * How long a first unknown outcome waits for the provider's event before it is tried again. It
   * doubles with each unknown outcome.
   */
  unknownMs: 5 * minuteMs,
  /** The first and the longest wait between probes of a provider that fails or refuses the key. */
  firstProbeMs: minuteMs / 12,
  longestProbeMs: 2 * minuteMs,
  /** Between recoveries of what a crashed server left. */
  recoverMs: minuteMs / 12,
};
export type OutboxTiming = typeof outboxTiming;

/**
 * Computes the wait before the next attempt. It doubles with each attempt, with jitter between half
 * and all of it, so that messages that failed together do not return together.
 *
 * @param random - In 0..1.
 * @param retryAfterMs - The least wait, as the provider requested it.
 * @returns Milliseconds.
 */
export function backoffMs(
  attempts: number,
  { firstDelayMs, longestDelayMs }: Pick<OutboxTiming, 'firstDelayMs' | 'longestDelayMs'>,
  random: number,
  retryAfterMs = 0,
): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.ceil(Math.max(retryAfterMs, delay * (0.5 + random / 2)));
}
