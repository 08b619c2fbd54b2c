import { createHandlers, type Handlers } from '../../backend/handlers/createHandlers.ts';
import { createFloodGuard, type FloodGuard } from '../../backend/limits/limits.ts';
import type { Clock, Log } from '../../backend/ports.ts';
import { webCryptoHash } from '../../backend/sha256.ts';
import { defaultMailPerHour } from '../../contract/rateLimits.ts';
import { createMockCounters } from './createMockCounters.ts';
import { createMockOutbox } from './createMockOutbox.ts';
import { createMockStore } from './createMockStore.ts';
import { type MockCookie, openMockCookie } from './openMockCookie.ts';
import type { StateStore } from './StateStore.ts';

/** The backend in this browser. */
export interface MockHost {
  handlers: Handlers;
  floodGuard: FloodGuard;
  clock: Clock;
  openCookie(): Promise<MockCookie>;
}

const log: Log = {
  error: ({ err }, message) => console.error(message, err),
};

/**
 * Creates a host of the same handlers as the server's, over a state in the browser.
 *
 * @param options - `pageUrl` is where the page is.
 */
export function createMockHost({
  stateStore,
  pageUrl,
  clock = { now: () => Date.now() },
  isReportRefused = () => false,
}: {
  stateStore: StateStore;
  pageUrl: URL;
  clock?: Clock;
  /** Whether the mail provider currently refuses every report permanently (S6). */
  isReportRefused?: () => boolean;
}): MockHost {
  const counters = createMockCounters(stateStore, clock);
  return {
    handlers: createHandlers({
      store: createMockStore(stateStore),
      outbox: createMockOutbox(stateStore, isReportRefused, log),
      counters,
      mailPerHour: defaultMailPerHour,
      hash: webCryptoHash,
      clock,
      log,
      publicUrl: pageUrl,
      hasRecipient: () => true,
    }),
    floodGuard: createFloodGuard({ counters, hash: webCryptoHash, log }),
    clock,
    openCookie: () => openMockCookie(stateStore, clock, pageUrl.protocol === 'https:'),
  };
}
