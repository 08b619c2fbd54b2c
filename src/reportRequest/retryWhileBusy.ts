import { HttpError } from '../api/HttpError.ts';

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
