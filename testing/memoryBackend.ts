import { vi } from 'vitest';
import { createHandlers, handleRequest } from '../backend/handlers/createHandlers.ts';
import type { MessageState } from '../backend/Lead.ts';
import { directEstimator } from '../backend/openEstimate.ts';
import type { Ports } from '../backend/ports.ts';
import { extractPdf } from '../backend/reportBody.ts';
import { webCryptoHash } from '../backend/sha256.ts';
import type { EndpointName } from '../contract/index.ts';
import type { Language } from '../contract/languages.ts';
import { linesMediaType } from '../contract/problem.ts';
import { defaultMailPerHour, defaultNoticesPerHour } from '../contract/requestLimits.ts';
import { createMockStore } from '../mocks/backend/createMockStore.ts';
import { createMockCounters } from '../mocks/backend/mockHost.ts';
import { memoryStore } from './memoryStore.ts';
import { steppedClock } from './ports.ts';

/** The properties of a test request apart from its body. */
interface RequestOptions {
  idempotencyKey?: string;
  /** Those of the path. */
  id?: string;
  version?: string;
  addressKey?: string;
  /** The same by default. */
  networkKey?: string;
  contentType?: string | undefined;
  ifNoneMatch?: string;
  language?: Language;
}

/**
 * Hosts the handlers over ports in memory, without HTTP, for one visitor with one cookie.
 *
 * @param changes - Replace ports.
 */
export function memoryBackend(changes: Partial<Ports> = {}) {
  const publicUrl = new URL('https://roi.example');
  const state = memoryStore();
  const clock = steppedClock();
  const wake = vi.fn();
  const logged = vi.fn();
  let attempted: MessageState | null = 'sent';
  const firstAttempt = vi.fn(async () => attempted && { state: attempted });
  const ports = {
    store: createMockStore(state),
    outbox: { wake, firstAttempt },
    counters: createMockCounters(state, clock),
    mailPerHour: defaultMailPerHour,
    noticesPerHour: defaultNoticesPerHour,
    estimator: directEstimator(publicUrl),
    hash: webCryptoHash,
    clock,
    log: { error: logged },
    publicUrl,
    linkUrl: ({ code }) => new URL(`l/${code}`, publicUrl).href,
    hasRecipient: (kind) => kind !== 'crmDemo' && kind !== 'demoBooking',
    ...changes,
  } satisfies Ports;
  const handlers = createHandlers(ports);
  let cookie: string | null = null;
  return {
    ports,
    clock,
    wake,
    firstAttempt,
    logged,
    state: () => state.read(),
    /** The outcome of the next message's first attempt; null when nothing is known. */
    attemptEndsAs(state: MessageState | null) {
      attempted = state;
    },
    /** Replaces the visitor's cookie. */
    setCookie(value: string | null) {
      cookie = value;
    },
    cookie: () => cookie,
    async request(name: EndpointName, body: unknown, options: RequestOptions = {}) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const contentType = body === undefined ? undefined : 'application/json';
      const response = await respond(name, text, { contentType, ...options });
      return { ...response, body: JSON.parse(JSON.stringify(response.body)) };
    },
    /** Sends JSON Lines; `lines` reads those of the response. */
    async requestLines(name: EndpointName, text: string, language: Language = 'en') {
      const response = await respond(name, text, { contentType: linesMediaType, language });
      const body = response.body as AsyncIterable<string>;
      const lines = async () => (await Array.fromAsync(body)).map((line) => JSON.parse(line));
      return { ...response, body, lines };
    },
  };

  async function respond(name: EndpointName, sent: string, options: RequestOptions) {
    const { text, pdfSha256 } = await extractPdf(sent, webCryptoHash);
    const { idempotencyKey, id, version, addressKey = '192.0.2.1' } = options;
    const { networkKey = addressKey } = options;
    const { contentType, ifNoneMatch, language } = options;
    const params = { ...(id !== undefined && { id }), ...(version !== undefined && { version }) };
    return handleRequest(
      name,
      handlers,
      { params, contentType, text },
      {
        idempotencyKey,
        addressKey,
        networkKey,
        pdfSha256,
        ifNoneMatch,
        language,
        sessionCookie: {
          read: () => cookie,
          write(value) {
            cookie = value;
          },
        },
      },
    );
  }
}
