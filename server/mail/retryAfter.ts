/** Longer than any provider means; a mistake there must not bury a message. */
const LONGEST_MS = 6 * 3600_000;

/** Milliseconds that a Retry-After header asks for, as seconds or a date (RFC 9110, 10.2.3); undefined when it says nothing usable. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait >= 0 ? Math.min(wait, LONGEST_MS) : undefined;
}
