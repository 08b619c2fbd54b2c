import { HttpError } from './HttpError.ts';

/** A visitor on a slow line uploads a report of a few hundred kilobytes well within this; a dead line is told apart at last. */
const timeoutMs = 60_000;

/**
 * Every request of the page: cookies travel along, and anything but a success is an `HttpError` (specification 7).
 * Where nothing answers, the error says which request went unanswered and has the browser's own as its cause.
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
    throw new Error(`No answer to ${init.method} ${url}`, { cause });
  });
  if (!response.ok) throw await HttpError.from(response);
  return response;
}
