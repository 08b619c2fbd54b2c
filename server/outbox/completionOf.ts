import type { Delivery } from '../mail/Mailer.ts';
import type { ClaimedMessage, Completion } from '../store/Store.ts';
import { backoffMs, type OutboxTiming } from './backoff.ts';

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
