/** Caps a provider's mistake, which would otherwise delay a message without end. */
const maxWaitMs = 6 * 3600_000;

/**
 * Parses a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3).
 *
 * @param now - Epoch milliseconds.
 * @returns Milliseconds to wait; undefined when the header is missing or invalid.
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait >= 0 ? Math.min(wait, maxWaitMs) : undefined;
}
