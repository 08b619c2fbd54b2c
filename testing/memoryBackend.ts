import { vi } from 'vitest';
import { createHandlers, handleRequest } from '../backend/handlers/createHandlers.ts';
import type { MessageState } from '../backend/Lead.ts';
import type { Ports } from '../backend/ports.ts';
import { extractPdf } from '../backend/reportBody.ts';
import { webCryptoHash } from '../backend/sha256.ts';
import type { EndpointName } from '../contract/index.ts';
import { defaultMailPerHour, defaultNoticesPerHour } from '../contract/rateLimits.ts';
import { createMockStore } from '../mocks/backend/createMockStore.ts';
import { createMockCounters } from '../mocks/backend/mockHost.ts';
import { memoryStore } from './memoryStore.ts';
import { steppedClock } from './steppedClock.ts';

/** The properties of a test request apart from its body. */
interface RequestOptions {
  idempotencyKey?: string;
  id?: string;
  addressKey?: string;
  contentType?: string;
  ifNoneMatch?: string;
}

/**
 * Hosts the handlers over ports in memory, without HTTP, for one visitor with one cookie.
 *
 * @param changes - Replace ports.
 */
export function memoryBackend(changes: Partial<Ports> = {}) {
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
    hash: webCryptoHash,
    clock,
    log: { error: logged },
    publicUrl: new URL('https://roi.example'),
    hasRecipient: () => true,
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
    async request(
      name: EndpointName,
      body: unknown,
      {
        idempotencyKey,
        id,
        addressKey = '192.0.2.1',
        contentType,
        ifNoneMatch,
      }: RequestOptions = {},
    ) {
      const sent = body === undefined ? '' : JSON.stringify(body);
      const { text, pdfSha256 } = await extractPdf(sent, webCryptoHash);
      const response = await handleRequest(
        name,
        handlers,
        {
          params: id === undefined ? {} : { id },
          contentType: contentType ?? (body === undefined ? undefined : 'application/json'),
          text,
        },
        {
          idempotencyKey,
          addressKey,
          networkKey: addressKey,
          pdfSha256,
          ifNoneMatch,
          sessionCookie: {
            read: () => cookie,
            write(value) {
              cookie = value;
            },
          },
        },
      );
      return { ...response, body: JSON.parse(JSON.stringify(response.body)) };
    },
  };
}
