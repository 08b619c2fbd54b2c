import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox as BackendOutbox, Clock } from '../../backend/ports.ts';
import { newId } from '../../contract/newId.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/Mailer.ts';
import type { ClaimedMessage, Completion, MessageStatus, Store } from '../store/Store.ts';
import { backoffMs, type OutboxTiming, outboxTiming } from './backoff.ts';
import type { MessageComposer } from './createMessageComposer.ts';

/** Messages that are sent at once. */
const maxConcurrent = 8;
/** Polls between two recoveries of what a crashed server left. */
const pollsPerRecovery = 5;
/** Attempts to save an outcome; after that the message counts as crashed while sending. */
const completeTries = 5;
/** Milliseconds between checks of a message that another server may be sending. */
const checkMs = 100;

/** Sends the messages in the store, each once as far as that can be known. */
export interface Outbox extends BackendOutbox {
  start(): void;
  /**
   * Claims no more messages, waits at most `waitMs` for those being sent, and releases the rest.
   */
  stop(waitMs: number): Promise<void>;
}

/**
 * Creates the outbox of one server. Servers that share a store share its messages.
 *
 * @param options `random` returns numbers in 0..1.
 */
export function createOutbox({
  store,
  composeMessage,
  clock,
  log,
  random = Math.random,
  timing = outboxTiming,
}: {
  store: Store;
  composeMessage: MessageComposer;
  clock: Clock;
  log: Log;
  random?: () => number;
  timing?: OutboxTiming;
}): Outbox {
  const server = newId();
  const held = new Map<string, { lease: string; ended: Promise<void> }>();
  const completed = new EventEmitter().setMaxListeners(0);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let polls = 0;
  let isPolling = false;
  let isWoken = false;

  /** A lease identifies one claim of this server. */
  async function claim(limit: number, only?: string) {
    const now = clock.now();
    const claimed = await store.claim({
      now,
      leaseUntil: now + timing.leaseMs,
      lease: `${server} ${newId()}`,
      limit,
      ...(only === undefined ? {} : { only }),
    });
    for (const message of claimed) {
      const ended = work(message)
        .catch((err) => log.error({ err, messageId: message.id }, 'message left for recovery'))
        .finally(() => {
          held.delete(message.id);
          completed.emit('completed');
          wake();
        });
      held.set(message.id, { lease: message.lease, ended });
    }
    return claimed.length;
  }

  async function work(message: ClaimedMessage) {
    const { id, kind, attempts, lease } = message;
    let send: () => Promise<Delivery>;
    try {
      send = await composeMessage(message);
    } catch (err) {
      log.error({ err, messageId: id, kind, attempts }, 'message not composed');
      await complete(message, { outcome: 'retry', reason: 'not composed' });
      return;
    }
    if (isStopping) return store.release([lease], clock.now());
    if (!(await store.beginSending(id, lease))) return;
    const delivery = await send().catch(
      (error: unknown): Delivery => ({
        outcome: 'unknown',
        reason: error instanceof Error ? error.name : 'failed',
      }),
    );
    await complete(message, delivery);
  }

  async function complete(message: ClaimedMessage, delivery: Delivery) {
    const completion = completionOf(message, delivery);
    const fields = {
      messageId: message.id,
      leadId: message.lead.id,
      kind: message.kind,
      attempts: message.attempts,
      ...(delivery.outcome === 'sent' ? {} : { reason: delivery.reason }),
    };
    for (let tries = 1; ; tries += 1) {
      try {
        const isHeld = await store.complete(message.id, message.lease, completion);
        if (!isHeld) return log.warn(fields, 'message lease lost');
        break;
      } catch (error) {
        if (tries === completeTries) throw error;
        await sleep(200 * tries);
      }
    }
    switch (completion.state) {
      case 'sent':
        return log.info(fields, 'message sent');
      case 'ready':
        return log.warn({ ...fields, nextAt: completion.nextAt }, 'message to be retried');
      case 'unknown':
        return log.warn({ ...fields, nextAt: completion.nextAt }, 'message outcome unknown');
      case 'dead':
        return log.error(fields, 'message dead');
    }
  }

  function completionOf(message: ClaimedMessage, delivery: Delivery): Completion {
    const now = clock.now();
    const giveUpAt = message.createdAt + timing.giveUpMs;
    switch (delivery.outcome) {
      case 'sent':
        return { state: 'sent', providerId: delivery.providerId };
      case 'refused':
        return { state: 'dead', error: `${delivery.reason} ${delivery.detail ?? ''}`.trim() };
      case 'unknown':
        // The CRM drops repeats by their id, so repeating a delivery is safe; repeating a mail is
        // not.
        if (message.kind !== 'crmContact') {
          return message.isSecondTry
            ? { state: 'dead', error: `${delivery.reason}, for the second time` }
            : { state: 'unknown', nextAt: now + timing.unknownMs, error: delivery.reason };
        }
        break;
      case 'retry':
        break;
    }
    if (now >= giveUpAt) return { state: 'dead', error: `${delivery.reason}, until given up` };
    const asked = delivery.outcome === 'retry' ? delivery.retryAfterMs : undefined;
    const wait = backoffMs(message.attempts, timing, random(), asked);
    return { state: 'ready', nextAt: Math.min(now + wait, giveUpAt), error: delivery.reason };
  }

  async function recover() {
    const now = clock.now();
    const recovered = await store.recover({ now, retryUnknownAt: now + timing.unknownMs });
    for (const { id, kind, state } of recovered) {
      const fields = { messageId: id, kind, state };
      if (state === 'dead') log.error(fields, 'message dead');
      else log.warn(fields, 'message recovered');
    }
    await store.purgeExpired(now);
  }

  async function poll() {
    if (isPolling || isStopping) return;
    isPolling = true;
    try {
      do {
        isWoken = false;
        if (polls % pollsPerRecovery === 0) await recover();
        polls += 1;
        const free = maxConcurrent - held.size;
        if (free > 0 && !isStopping) await claim(free);
      } while (isWoken && !isStopping);
    } catch (err) {
      log.error({ err }, 'outbox not polled');
    } finally {
      isPolling = false;
    }
  }

  function wake() {
    isWoken = true;
    void poll();
  }

  return {
    start() {
      timer = setInterval(poll, timing.pollMs);
      void poll();
    },
    wake,
    async firstAttempt(messageId, leadId) {
      const deadline = AbortSignal.timeout(timing.firstAttemptMs);
      if (!isStopping) await claim(1, messageId);
      while (true) {
        const messages = await store.messagesOf(leadId);
        const message = messages.find(({ id }) => id === messageId) ?? null;
        if (!message || wasTried(message) || deadline.aborted) return message;
        const stop = new AbortController();
        const signal = AbortSignal.any([deadline, stop.signal]);
        await Promise.race([
          once(completed, 'completed', { signal }).catch(() => undefined),
          sleep(checkMs, undefined, { signal }).catch(() => undefined),
        ]);
        stop.abort();
      }
    },
    async stop(waitMs) {
      isStopping = true;
      clearInterval(timer);
      const waited = new AbortController();
      await Promise.race([
        Promise.allSettled([...held.values()].map(({ ended }) => ended)),
        sleep(waitMs, undefined, { signal: waited.signal }).catch(() => undefined),
      ]);
      waited.abort();
      await store.release(
        [...held.values()].map(({ lease }) => lease),
        clock.now(),
      );
    },
  };
}

function wasTried({ state, attempts }: MessageStatus): boolean {
  return (
    state === 'sent' ||
    state === 'dead' ||
    state === 'unknown' ||
    (state === 'ready' && attempts > 0)
  );
}
