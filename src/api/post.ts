import { consentVersion } from '../../contract/consent.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { formFields } from '../../contract/fields.ts';
import { language } from '../../contract/format/locale.ts';
import { newId } from '../../contract/ids.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { opened } from './milestones.ts';
import { HttpError, request } from './request.ts';
import { attribution, hubSpotCookie } from './touches.ts';

type PostEndpoint = {
  [N in EndpointName]: Contract[N]['method'] extends 'POST' ? N : never;
}[EndpointName];

/**
 * Posts a submission. The body of a successful response may be ignored (specification 7).
 *
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives.
 */
export function send<N extends PagePost>(
  name: N,
  { body, idempotencyKey }: Submission<BodyOf<Contract[N]>>,
): Promise<Response> {
  return request(paths[name], {
    method: 'POST',
    headers: {
      'Accept-Language': language,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(body),
  });
}

/**
 * The paths that the page posts to. They are repeated here so that it does not load the contract's
 * schemas for them; one that differs from the contract does not compile.
 */
const paths = {
  demoSubmission: '/api/demo-submission',
  roiCalculation: '/api/roi-calculation',
  contactFormWebhook: '/api/webhook/contact-form',
  sendRoiReport: '/api/send-roi-report',
  saveLink: '/api/link',
} as const satisfies { [N in PostEndpoint]?: Contract[N]['path'] };
type PagePost = keyof typeof paths;

/** A request body with its idempotency key (S7). */
interface Submission<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * Gives a body a new idempotency key. When the submission is sent again with this key, after its
 * response was lost, the server stores it once.
 */
export function withIdempotencyKey<Body>(body: Body): Submission<Body> {
  return { body, idempotencyKey: newId() };
}

/**
 * Remembers the last submission, so that a retry with the same content sends the same body
 * (including its timestamps) under the same key.
 *
 * @returns `get` returns the remembered submission for equal content and a new one otherwise;
 *   `reset` forgets it once the server's response is final.
 */
export function createRetryableSubmission<Content, Body>(
  compose: (content: Content) => Body,
): { get(content: Content): Submission<Body>; reset(): void } {
  let current: { content: string; submission: Submission<Body> } | undefined;
  return {
    get(content) {
      const serialized = JSON.stringify(content);
      if (current?.content !== serialized) {
        current = { content: serialized, submission: withIdempotencyKey(compose(content)) };
      }
      return current.submission;
    },
    reset() {
      current = undefined;
    },
  };
}

declare global {
  /**
   * Whether a trusted event from a pointer, key, assistive technology or autofill has reached the
   * page. The inline script of `index.html` sets it, because it sees events from the first byte on.
   */
  var hasTrustedInput: boolean | undefined;
}

type AddedFields = Pick<BodyOf<Contract['demoSubmission']>, keyof typeof formFields>;

/** Returns the fields that the page adds to a form's request, as of now. */
export function addedFields(honeypot: string) {
  const fromCalculation = new URLSearchParams(location.search).get('calculation');
  const hutk = hubSpotCookie();
  return {
    formMilliseconds: Math.round(performance.now()),
    hasTrustedInput: globalThis.hasTrustedInput ?? false,
    consentVersion,
    attribution: attribution(),
    ...(fromCalculation ? { fromCalculation } : {}),
    ...(hutk ? { hutk } : {}),
    ...(language === 'en' ? {} : { language }),
    ...(opened.size > 0 ? { opened: [...opened] } : {}),
    ...(honeypot ? { fax: honeypot } : {}),
  } satisfies AddedFields;
}

/** A longer `Retry-After` is left to the visitor. */
const maxWaitSeconds = 10;
const maxRetries = 5;

/**
 * Sends a request again while the server is busy: after a 503, once its `Retry-After` has passed.
 *
 * @throws What `send` throws, when it is anything else or the server stays busy.
 */
export async function retryWhileBusy<T>(send: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = waitSeconds(error);
      if (seconds === null || retries === maxRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

function waitSeconds(error: unknown): number | null {
  const isBusy = error instanceof HttpError && error.status === 503;
  const seconds = isBusy ? error.retryAfterSeconds : null;
  return seconds !== null && seconds <= maxWaitSeconds ? seconds : null;
}

/** The statuses whose `detail` helps a visitor; that of others is for developers. */
const explainedStatuses = [403, 422, 429, 503];

/** Returns the server's sentence for the visitor about why it refused; null without one. */
export function refusalReason(error: unknown): string | null {
  return error instanceof HttpError && explainedStatuses.includes(error.status)
    ? error.detail
    : null;
}
