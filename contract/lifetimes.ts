const MINUTE_MS = 60_000;

/** How long the server, and whatever stands in for it, remembers; in milliseconds. */
export const lifetimes = {
  /** The cookie that lets a visitor ask for the report of the calculation that they have just saved (S4). */
  calculationCookie: 30 * MINUTE_MS,
  /** A client that takes the trouble to send an Idempotency-Key may come back after a night without network (S7). */
  idempotencyKey: 24 * 60 * MINUTE_MS,
  /** Without a key, the same body to the same endpoint is the same request (S7). */
  sameBody: 10 * MINUTE_MS,
} as const;
