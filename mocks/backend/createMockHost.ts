import { createHandlers, type Handlers } from '../../backend/createHandlers.ts';
import { createFloodGuard, type FloodGuard } from '../../backend/limits/floodGuard.ts';
import type { Clock, Log } from '../../backend/ports.ts';
import type { VisitorSession } from '../../backend/RequestContext.ts';
import { createSessionCookie } from '../../backend/sessionCookie.ts';
import { createMockCounters } from './createMockCounters.ts';
import { createMockOutbox } from './createMockOutbox.ts';
import { createMockStore } from './createMockStore.ts';
import type { StateStore } from './StateStore.ts';

/** The backend as this browser runs it. */
export interface MockHost {
  handlers: Handlers;
  floodGuard: FloodGuard;
  /** The session that the stored cookie names. */
  session(): Promise<VisitorSession>;
  /** Stores the cookie of a `Set-Cookie` header. */
  saveCookie(setCookie: string): Promise<void>;
}

const log: Log = {
  error: ({ err }, message) => console.error(message, err),
};

/** Runs the same handlers as the server, over a state in the browser; `pageUrl` is where the page is. */
export function createMockHost({
  stateStore,
  pageUrl,
  clock = { now: () => Date.now() },
  isReportRefused = () => false,
}: {
  stateStore: StateStore;
  pageUrl: URL;
  clock?: Clock;
  /** Whether the mail provider refuses every report for good at the moment (S6). */
  isReportRefused?: () => boolean;
}): MockHost {
  const counters = createMockCounters(stateStore, clock);
  const cookie = createSessionCookie({
    // Nobody can steal a report here: all that is stored is this browser's own.
    signer: { sign: () => 'unsigned', verify: (_text, signature) => signature === 'unsigned' },
    clock,
    isSecure: pageUrl.protocol === 'https:',
  });
  return {
    handlers: createHandlers({
      store: createMockStore(stateStore),
      outbox: createMockOutbox(stateStore, isReportRefused, log),
      counters,
      clock,
      log,
      publicUrl: pageUrl,
      hasRecipient: () => true,
    }),
    floodGuard: createFloodGuard(counters, log),
    async session() {
      const { cookie: header } = await stateStore.read();
      return { calculationId: cookie.read(header), setCookie: cookie.issue };
    },
    saveCookie: (setCookie) =>
      stateStore.change((state) => ({
        state: { ...state, cookie: setCookie.split(';', 1)[0] ?? '' },
        result: undefined,
      })),
  };
}
