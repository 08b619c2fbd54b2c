/** Long enough to upload a report of a few hundred kilobytes on a slow connection. */
const timeoutMs = 60_000;

/**
 * Sends a request with cookies (specification 7). Every request of the page goes through it.
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
    credentials: 'include',
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
