import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/Mailer.ts';
import type { ClaimedMessage, OutboxStore } from '../store/Store.ts';
import type { OutboxTiming } from './backoff.ts';
import { completionOf } from './completionOf.ts';
import { logCompletion } from './logCompletion.ts';

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
}: {
  store: Pick<OutboxStore, 'complete'>;
  clock: Clock;
  log: Log;
  random: () => number;
  timing: OutboxTiming;
  stopped: AbortSignal;
}) {
  return async (message: ClaimedMessage, delivery: Delivery): Promise<void> => {
    const completion = completionOf(message, delivery, { now: clock.now(), random, timing });
    const fields = {
      messageId: message.id,
      leadId: message.lead.id,
      kind: message.kind,
      attempts: message.attempts,
      ...(delivery.outcome === 'sent' ? {} : { reason: delivery.reason }),
    };
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
      try {
        const isHeld = await store.complete(message.id, message.lease, completion);
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
