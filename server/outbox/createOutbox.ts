import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { MessageKind } from '../../backend/Lead.ts';
import type { Clock } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { ClaimedMessage } from '../store/claimMessages.ts';
import type { Store } from '../store/createStore.ts';
import { inTrace, traceOfLead } from '../tracing/trace.ts';
import { createCompletion, type OutboxTiming, outboxTiming } from './completions.ts';
import { createFirstAttempt } from './createFirstAttempt.ts';
import type { MessageComposer } from './createMessageComposer.ts';
import type { CrmPace } from './crmPace.ts';
import {
  createProviderGate,
  kindsOf,
  type Provider,
  problemsOf,
  promptKindsOf,
  providerOf,
  providers,
} from './providers.ts';

/** Messages that are sent at once: a provider that takes 300 ms for each then gets 200 a second. */
const maxConcurrent = 64;
/** Once so many are left, the next ones are claimed together, because each claim is a commit. */
const refillBelow = maxConcurrent / 2;
/** The clock was set back when it is behind its latest time by so many milliseconds. */
const shortestStepMs = 1000;
/** Milliseconds by which the clocks of servers that share a store may differ. */
const skewMs = 60_000;
/** Milliseconds that a stop waits for the store to take messages back. */
const releaseMs = 1000;

/** Which messages are claimed. */
type ClaimRequest = Pick<Parameters<Store['claim']>[0], 'limit' | 'kinds' | 'dueBy' | 'only'>;

/** Sends the messages in the store, each once as far as that can be known. */
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Creates the outbox of one server. Servers that share a store share its messages.
 *
 * @param options - `random` returns numbers in 0..1.
 */
export function createOutbox({
  store,
  composeMessage,
  crmPace = null,
  clock,
  log,
  random = Math.random,
  timing = outboxTiming,
  tellsSales = false,
}: {
  store: Store;
  composeMessage: MessageComposer;
  /** Null calls the CRM as fast as it answers. */
  crmPace?: CrmPace | null;
  clock: Clock;
  log: Log;
  random?: () => number;
  timing?: OutboxTiming;
  /** Whether sales gets a mail about what the CRM refuses (S8). */
  tellsSales?: boolean;
}) {
  const server = newId();
  const held = new Map<string, { lease: string; ended: Promise<void> }>();
  /** Claims and steps of a poll that the store has not answered yet. */
  const running = new Set<Promise<unknown>>();
  /** Providers that work again, whose waiting messages are not due yet. */
  const toExpedite = new Set<Provider>();
  const gateOf = (provider: Provider) => {
    const onWorking = () => void toExpedite.add(provider);
    return createProviderGate({ provider, clock, log, random, timing, onWorking });
  };
  const gates = { mail: gateOf('mail'), crm: gateOf('crm') };
  const stopped = new AbortController();
  const complete = createCompletion({
    ...{ store, clock, log, random, timing },
    stopped: stopped.signal,
    isTold: (kind) => tellsSales && providerOf(kind) === 'crm',
  });
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  /** The latest time that the clock had; null before the first poll. */
  let seenAt: number | null = null;
  /** The latest time at which it was woken since then; a poll may outlast a clock that is ahead. */
  let wokenAt = 0;
  let recoverAt = 0;
  let renewAt = 0;
  /** When the next call to the CRM is allowed, as far as this server knows. */
  let crmAt = 0;
  let isPolling = false;
  let isWoken = false;

  /** Lets a stop wait for work on the store, which is closed then. */
  function awaited<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    return work.finally(() => running.delete(work));
  }

  /** Claims messages, unless the outbox stops, and begins to send them; resolves to their ends. */
  const claim = (request: ClaimRequest) => awaited(claimAndSend(request));

  /** A lease identifies one claim of this server. */
  async function claimAndSend(request: ClaimRequest) {
    if (isStopping) return [];
    const now = clock.now();
    const lease = `${server} ${newId()}`;
    const claimed = await store.claim({ now, leaseUntil: now + timing.leaseMs, lease, ...request });
    let turn = Promise.resolve();
    return claimed.map((message) => {
      // One in each turn of the event loop, because composing takes a millisecond of it.
      turn = turn.then(nextTurn);
      const ended = turn
        .then(() => inTrace(traceOfLead(message.lead.id), () => work(message)))
        .catch((err) => log.error({ err, messageId: message.id }, 'message left for recovery'))
        .finally(() => {
          held.delete(message.id);
          if (held.size <= refillBelow) wake();
        });
      held.set(message.id, { lease: message.lease, ended });
      return ended;
    });
  }

  /** Sends one message, due or not, to a provider that has a problem. */
  async function probe(provider: Provider) {
    const kinds = promptKindsOf(provider);
    const [prompt] = await claim({ limit: 1, kinds, dueBy: Number.MAX_SAFE_INTEGER });
    const [ended] = prompt ? [prompt] : await claim({ limit: 1, kinds: kindsOf[provider] });
    if (ended) void ended.then(gates[provider].beginProbe());
  }

  async function work(message: ClaimedMessage) {
    const { id, kind, attempts, lease } = message;
    const provider = providerOf(kind);
    if (provider === 'crm' && crmPace) {
      const { isAllowed, nextMs } = await crmPace();
      crmAt = clock.now() + nextMs;
      if (!isAllowed) return store.release([lease], clock.now());
    }
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
    gates[provider].record(delivery);
    await complete(message, delivery);
  }

  async function recover(now: number) {
    if (now < recoverAt) return;
    recoverAt = now + timing.recoverMs;
    const { messages, hasMore } = await store.recover({
      now,
      retryUnknownAt: now + timing.unknownMs,
    });
    for (const { id, kind, state } of messages) {
      log.warn({ messageId: id, kind, state }, 'message recovered');
    }
    const hasMoreExpired = await store.purgeExpired(now);
    if (!hasMore && !hasMoreExpired) return;
    recoverAt = now;
    wake();
  }

  /** Keeps the messages of this server, whose reports or outcomes may take longer than a lease. */
  async function renewLeases(now: number) {
    if (now < renewAt || held.size === 0) return;
    renewAt = now + timing.leaseMs / 4;
    const leases = new Set([...held.values()].map(({ lease }) => lease));
    await store.renew([...leases], now + timing.leaseMs);
  }

  /** Makes a batch of waiting messages due where none are left to send. */
  async function expedite() {
    if (held.size > refillBelow) return;
    for (const provider of toExpedite) {
      const now = clock.now();
      const unknownAt = now + timing.unknownMs;
      if (await store.expedite({ kinds: promptKindsOf(provider), now, unknownAt })) wake();
      else toExpedite.delete(provider);
    }
  }

  /** Claims the next call to the CRM, unless this server knows that it is too early. */
  async function sendToCrm() {
    const now = clock.now();
    if (now < crmAt) return;
    crmAt = now + timing.pollMs;
    await claim({ limit: 1, kinds: kindsOf.crm });
  }

  /**
   * Follows a clock that was set: no wait outlasts its length, and none is given up early (S15).
   * Before the first poll, the newest lead has the latest time that is known.
   */
  async function followClock() {
    const known = seenAt ?? (await store.newestReceivedAt()) ?? 0;
    const now = clock.now();
    const before = seenAt !== null || known - now > skewMs ? known : now;
    const aheadMs = now - before;
    const backMs = Math.max(before, wokenAt) - now;
    wokenAt = 0;
    if (backMs >= shortestStepMs) {
      seenAt = now + backMs; // Until the store has followed.
      await store.setBack({ now, backMs, leaseMs: timing.leaseMs });
      for (const provider of providers) gates[provider].shiftBack(backMs);
      recoverAt = 0;
      renewAt = 0;
      crmAt = 0;
    } else if (aheadMs >= timing.giveUpMs) {
      await store.restartRetries(now);
    } else {
      seenAt = now;
      return;
    }
    seenAt = now;
    log.warn({ seconds: Math.round((backMs > 0 ? -backMs : aheadMs) / 1000) }, 'clock set');
  }

  async function send() {
    const working: MessageKind[] = [];
    for (const provider of providers) {
      if (gates[provider].problem() !== null) {
        if (gates[provider].isProbeDue()) await probe(provider);
      } else if (provider === 'crm' && crmPace) await sendToCrm();
      else working.push(...kindsOf[provider]);
    }
    const free = maxConcurrent - held.size;
    if (free <= 0 || working.length === 0) return;
    await claim({ limit: free, kinds: working });
  }

  /** Renews leases first, by the same time, so that recovery takes nothing that they hold. */
  async function keepAndRecover() {
    const now = clock.now();
    await renewLeases(now);
    await recover(now);
  }

  async function poll() {
    if (isPolling || isStopping) return;
    isPolling = true;
    do {
      isWoken = false;
      // Messages are sent even where a step before it fails.
      const steps = [followClock, keepAndRecover, send, expedite];
      const failures: unknown[] = [];
      for (const step of steps)
        if (!isStopping) await awaited(step()).catch((err) => failures.push(err));
      if (failures.length > 0) {
        log.error({ err: failures[0] }, 'outbox not polled');
        // The next poll is the timer's: a store that fails is not asked without a pause.
        break;
      }
    } while (isWoken && !isStopping);
    isPolling = false;
  }

  function wake() {
    isWoken = true;
    wokenAt = Math.max(wokenAt, clock.now());
    // A poll that one request starts sends messages of others too.
    void inTrace(null, poll);
  }

  /** Waits for what the store is answering, then for the messages that are held. */
  async function finish() {
    await Promise.allSettled(running);
    await Promise.allSettled([...held.values()].map(({ ended }) => ended));
  }

  return {
    start() {
      timer = setInterval(poll, timing.pollMs);
      void poll();
    },
    wake,
    /** The providers that all of their messages wait for, and why. */
    problems: () => problemsOf(gates),
    firstAttempt: createFirstAttempt({
      store,
      attemptOf: (messageId) => held.get(messageId)?.ended,
      waitMs: timing.firstAttemptMs,
      isWaiting: () => gates.mail.problem() !== null,
      claim: (messageId) => claim({ limit: 1, only: messageId }),
    }),
    /**
     * Claims no more messages, waits at most `waitMs` for those being sent, and releases the rest.
     */
    async stop(waitMs: number) {
      isStopping = true;
      clearInterval(timer);
      const waited = new AbortController();
      await Promise.race([
        finish(),
        sleep(waitMs, undefined, { signal: waited.signal }).catch(() => undefined),
      ]);
      waited.abort();
      stopped.abort();
      const leases = [...held.values()].map(({ lease }) => lease);
      if (leases.length === 0) return;
      await Promise.race([
        store
          .release(leases, clock.now())
          .catch((err) => log.warn({ err }, 'messages not released')),
        sleep(releaseMs, undefined, { ref: false }),
      ]);
    },
  };
}
