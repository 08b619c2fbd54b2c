import type { SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';

/** Long enough to upload a report of a few hundred kilobytes on a slow connection. */
const timeoutMs = 60_000;

/**
 * Sends a request to this site, with its cookies (specification 7), as every request of the page.
 *
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives. The message names the request; the browser's own error
 *   is the cause.
 */
export async function request(
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(`No response to ${init.method} ${url}`, { cause });
  });
  if (!response.ok) throw new HttpError(response, await response.text().catch(() => ''));
  return response;
}

/**
 * A response whose status is not a success. The message reads `502: body text`, with the status
 * text in place of an empty body (specification 8).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The problem's `detail`, a sentence for the visitor; null where the server sent none. */
  readonly detail: string | null;

  /** The `Retry-After` header in seconds; null where the server sent none. */
  readonly retryAfterSeconds: number | null;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const isProblem = headers.get('Content-Type')?.startsWith('application/problem+json');
    this.detail = isProblem ? detailOf(body) : null;
    const retryAfter = headers.get('Retry-After') ?? '';
    this.retryAfterSeconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

function detailOf(problem: string): string | null {
  try {
    const { detail } = JSON.parse(problem);
    return typeof detail === 'string' && detail ? detail : null;
  } catch {
    return null;
  }
}

/** The responses of this visit, by status handling and URL. Failed requests are removed. */
const responses = new Map<string, Promise<unknown>>();

/**
 * Fetches the path `segments.join('/')` with GET and parses the JSON (specification 7). A path is
 * requested once per visit: later calls share the response. There is no polling, refetch on focus
 * or automatic retry; after a failure the next call sends a new request.
 *
 * @param options.on401 - Whether a 401 rejects (`fail`, the default) or resolves to null.
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives.
 */
export function getJson(
  segments: readonly string[],
  { on401 = 'fail' }: { on401?: 'fail' | 'null' } = {},
): Promise<unknown> {
  const url = segments.join('/');
  const key = `${on401} ${url}`;
  const cached = responses.get(key);
  if (cached) return cached;
  const response = request(url, { method: 'GET' })
    .then((success) => success.json())
    .catch((error) => {
      if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
      throw error;
    });
  responses.set(key, response);
  response.catch(() => responses.delete(key));
  return response;
}

type SavedCalculation = SuccessOf<Contract['savedRoiCalculation']>;

/**
 * Fetches the calculation that a report's link names.
 *
 * @throws {HttpError} With status 404 when no calculation has this id.
 */
export async function fetchSavedCalculation(id: string): Promise<SavedCalculation> {
  const path = ['/api/roi-calculation', encodeURIComponent(id)];
  return (await getJson(path)) as SavedCalculation;
}
