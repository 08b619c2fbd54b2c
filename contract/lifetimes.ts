const minuteMs = 60_000;

/** How long a backend keeps data, in milliseconds. */
export const lifetimes = {
  /** The cookie that lets a visitor request the report of a calculation they saved (S4). */
  calculationCookie: 30 * minuteMs,
  /** A client with an Idempotency-Key can repeat its request after a night without network (S7). */
  idempotencyKey: 24 * 60 * minuteMs,
  /** Without a key, the same body to the same endpoint is the same request (S7). */
  sameBody: 10 * minuteMs,
} as const;
