import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox as BackendOutbox, Clock } from '../../backend/ports.ts';
import { newId } from '../../contract/newId.ts';
import type { Log } from '../log.ts';
import type { Delivery } from '../mail/Mailer.ts';
import type { ClaimedMessage, MessageStatus, Settlement, Store } from '../store/Store.ts';
import { backoffMs, type OutboxTiming, outboxTiming } from './backoff.ts';
import type { MessageComposer } from './createMessageComposer.ts';

/** Messages that are on their way at once. */
const CONCURRENCY = 8;
/** How often what a crashed server left is looked for, in polls. */
const POLLS_PER_RECOVERY = 5;
/** An outcome that could not be written down is tried again this often; after that the message counts as crashed while sending. */
const SETTLE_TRIES = 5;
/** How often a message that another server may be sending is looked at. */
const LOOK_MS = 100;

/** Sends the messages in the store, once each as far as that can be known. */
export interface Outbox extends BackendOutbox {
  start(): void;
  /** Take no more; let what is being sent end, for at most `waitMs`; give the rest back. */
  stop(waitMs: number): Promise<void>;
}

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
  const settled = new EventEmitter().setMaxListeners(0);
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let polls = 0;
  let isLooking = false;
  let isWoken = false;

  /** The lease names the claim: this server, this time. */
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
          settled.emit('settled');
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
      log.error({ err, messageId: id, kind, attempts }, 'message not made');
      await settle(message, { outcome: 'retry', reason: 'not made' });
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
    await settle(message, delivery);
  }

  async function settle(message: ClaimedMessage, delivery: Delivery) {
    const settlement = settlementOf(message, delivery);
    const line = {
      messageId: message.id,
      recordId: message.record.id,
      kind: message.kind,
      attempts: message.attempts,
      ...(delivery.outcome === 'sent' ? {} : { reason: delivery.reason }),
    };
    for (let tries = 1; ; tries += 1) {
      try {
        const isOurs = await store.settle(message.id, message.lease, settlement);
        if (!isOurs) return log.warn(line, 'message lease lost');
        break;
      } catch (error) {
        if (tries === SETTLE_TRIES) throw error;
        await sleep(200 * tries);
      }
    }
    switch (settlement.state) {
      case 'sent':
        return log.info(line, 'message sent');
      case 'ready':
        return log.warn({ ...line, nextAt: settlement.nextAt }, 'message to be retried');
      case 'unknown':
        return log.warn({ ...line, nextAt: settlement.nextAt }, 'message outcome unknown');
      case 'dead':
        return log.error(line, 'message dead');
    }
  }

  function settlementOf(message: ClaimedMessage, delivery: Delivery): Settlement {
    const now = clock.now();
    const giveUpAt = message.createdAt + timing.giveUpMs;
    switch (delivery.outcome) {
      case 'sent':
        return { state: 'sent', providerId: delivery.providerId };
      case 'refused':
        return { state: 'dead', error: `${delivery.reason} ${delivery.detail ?? ''}`.trim() };
      case 'unknown':
        // The CRM drops a delivery it has seen by its id, so repeating one is safe; a mail is not repeated blindly.
        if (message.kind !== 'crmContact') {
          return message.isSecondTry
            ? { state: 'dead', error: `${delivery.reason}, for the second time` }
            : { state: 'unknown', nextAt: now + timing.unknownMs, error: delivery.reason };
        }
        break;
      case 'retry':
        break;
    }
    if (now >= giveUpAt) return { state: 'dead', error: `${delivery.reason}, to the end` };
    const asked = delivery.outcome === 'retry' ? delivery.retryAfterMs : undefined;
    const wait = backoffMs(message.attempts, timing, random(), asked);
    return { state: 'ready', nextAt: Math.min(now + wait, giveUpAt), error: delivery.reason };
  }

  async function recover() {
    const now = clock.now();
    const recovered = await store.recover({ now, retryUnknownAt: now + timing.unknownMs });
    for (const { id, kind, state } of recovered) {
      const line = { messageId: id, kind, state };
      if (state === 'dead') log.error(line, 'message dead');
      else log.warn(line, 'message recovered');
    }
    await store.forgetExpired(now);
  }

  async function look() {
    if (isLooking || isStopping) return;
    isLooking = true;
    try {
      do {
        isWoken = false;
        if (polls % POLLS_PER_RECOVERY === 0) await recover();
        polls += 1;
        const free = CONCURRENCY - held.size;
        if (free > 0 && !isStopping) await claim(free);
      } while (isWoken && !isStopping);
    } catch (err) {
      log.error({ err }, 'outbox not read');
    } finally {
      isLooking = false;
    }
  }

  function wake() {
    isWoken = true;
    void look();
  }

  return {
    start() {
      timer = setInterval(look, timing.pollMs);
      void look();
    },
    wake,
    async firstAttempt(messageId, recordId) {
      const deadline = AbortSignal.timeout(timing.firstAttemptMs);
      if (!isStopping) await claim(1, messageId);
      while (true) {
        const messages = await store.messagesOf(recordId);
        const message = messages.find(({ id }) => id === messageId) ?? null;
        if (!message || wasTried(message) || deadline.aborted) return message;
        const stop = new AbortController();
        const signal = AbortSignal.any([deadline, stop.signal]);
        await Promise.race([
          once(settled, 'settled', { signal }).catch(() => undefined),
          sleep(LOOK_MS, undefined, { signal }).catch(() => undefined),
        ]);
        stop.abort();
      }
    },
    async stop(waitMs) {
      isStopping = true;
      clearInterval(timer);
      const late = new AbortController();
      await Promise.race([
        Promise.allSettled([...held.values()].map(({ ended }) => ended)),
        sleep(waitMs, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
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
