import { createHandlers } from '../../backend/handlers/createHandlers.ts';
import { createFloodGuard } from '../../backend/limits.ts';
import { directEstimator } from '../../backend/openEstimate.ts';
import type { Clock, Counters, CountResult, Log, Outbox } from '../../backend/ports.ts';
import { sessionCookieOptions } from '../../backend/sessionCookie.ts';
import { webCryptoHash } from '../../backend/sha256.ts';
import {
  defaultMailPerHour,
  defaultNoticesPerHour,
  type RateLimit,
} from '../../contract/requestLimits.ts';
import type { Message, StateStore } from './createMockStore.ts';
import { createMockStore } from './createMockStore.ts';

const log: Log = {
  error: ({ err }, message) => console.error(message, err),
};

/** The calendar of a demonstration (P12). */
export const demonstrationCalendar = new URL('https://calendar.example/demo');

/** The backend in this browser. */
export type MockHost = ReturnType<typeof createMockHost>;

/**
 * Creates a host of the same handlers as the server's, over a state in the browser.
 *
 * @param options - `pageUrl` is where the page is.
 */
export function createMockHost({
  stateStore,
  pageUrl,
  bookingUrl,
  clock = { now: () => Date.now() },
  isReportRefused,
}: {
  stateStore: StateStore;
  pageUrl: URL;
  bookingUrl?: URL;
  clock?: Clock;
  /** Whether the mail provider currently refuses every report permanently (S6). */
  isReportRefused: () => boolean;
}) {
  const counters = createMockCounters(stateStore, clock);
  return {
    handlers: createHandlers({
      store: createMockStore(stateStore),
      outbox: createMockOutbox(stateStore, clock, isReportRefused),
      counters,
      mailPerHour: defaultMailPerHour,
      noticesPerHour: defaultNoticesPerHour,
      estimator: directEstimator(pageUrl),
      hash: webCryptoHash,
      clock,
      log,
      publicUrl: pageUrl,
      bookingUrl,
      // A static host serves no `/l/CODE`.
      linkUrl: ({ scenario }) => new URL(`#${scenario}`, pageUrl).href,
      hasRecipient: (kind) => kind !== 'demoBooking' || bookingUrl !== undefined,
    }),
    floodGuard: createFloodGuard({ counters, hash: webCryptoHash, log }),
    clock,
    openCookie: () => openMockCookie(stateStore, clock, pageUrl.protocol === 'https:'),
  };
}

/**
 * Creates an outbox that marks messages as sent at once, and reports as dead while the mail
 * provider refuses them (S6).
 */
function createMockOutbox(
  stateStore: StateStore,
  clock: Clock,
  isReportRefused: () => boolean,
): Outbox {
  function deliver() {
    const reportState = isReportRefused() ? 'dead' : 'sent';
    return stateStore.change((state) => {
      const messages = state.messages.map(
        (message): Message =>
          message.state === 'ready' && (message.dueAt ?? 0) <= clock.now()
            ? { ...message, state: message.kind === 'reportEmail' ? reportState : 'sent' }
            : message,
      );
      return { state: { ...state, messages }, result: messages };
    });
  }

  return {
    wake() {
      deliver().catch((err: unknown) => log.error({ err }, 'messages not marked as sent'));
    },
    async firstAttempt(messageId) {
      return (await deliver()).find(({ id }) => id === messageId) ?? null;
    },
  };
}

export function createMockCounters(stateStore: StateStore, clock: Clock): Counters {
  return {
    consume: (limit, key, added = 1) =>
      stateStore.change<CountResult>((state) => {
        const now = clock.now();
        const name = nameOf(limit, key);
        const current = state.counts.filter(({ expiresAt }) => expiresAt > now);
        const others = current.filter((count) => count.name !== name);
        const latest = now + limit.seconds * 1000;
        // One that ends later was made before the clock was set back (S15).
        const count = current.find((count) => count.name === name && count.expiresAt <= latest) ?? {
          name,
          points: 0,
          expiresAt: latest,
        };
        if (count.points + added > limit.points) {
          const retryAfterMs = count.expiresAt - now;
          return { state, result: { isAllowed: false, retryAfterMs } };
        }
        const counts = [...others, { ...count, points: count.points + added }];
        const remaining = limit.points - count.points - added;
        const resetMs = count.expiresAt - now;
        return { state: { ...state, counts }, result: { isAllowed: true, remaining, resetMs } };
      }),
    refund: (limit, key, taken = 1) =>
      stateStore.change((state) => {
        const name = nameOf(limit, key);
        const counts = state.counts.map((count) =>
          count.name === name ? { ...count, points: count.points - taken } : count,
        );
        return { state: { ...state, counts }, result: undefined };
      }),
  };
}

function nameOf({ name }: RateLimit, key: string): string {
  return `${name} ${key}`;
}

/**
 * Reads the session cookie from the state, because a service worker cannot set one that is
 * HttpOnly. It is not signed: all that is stored is this browser's own.
 */
async function openMockCookie(stateStore: StateStore, clock: Clock, isSecure: boolean) {
  const { cookie } = await stateStore.read();
  let written: string | null = null;
  return {
    read: () => written ?? (cookie || null),
    write(value: string) {
      written = value;
    },
    /** Stores the written value. Resolves to its `Set-Cookie` header; null when there is none. */
    async save() {
      const value = written;
      if (value === null) return null;
      await stateStore.change((state) => ({ state: { ...state, cookie: value }, result: null }));
      return setCookieHeader(value, clock.now(), isSecure);
    },
  };
}

/** Writes the header as Koa does. */
function setCookieHeader(value: string, now: number, isSecure: boolean): string {
  const { name, path, maxAge, sameSite, secure, httpOnly } = sessionCookieOptions(isSecure);
  return [
    `${name}=${value}`,
    `path=${path}`,
    `expires=${new Date(now + maxAge).toUTCString()}`,
    `samesite=${sameSite}`,
    ...(secure ? ['secure'] : []),
    ...(httpOnly ? ['httponly'] : []),
  ].join('; ');
}
