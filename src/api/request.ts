import { HttpError } from './HttpError.ts';

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
  if (!response.ok) throw await HttpError.from(response);
  return response;
}
