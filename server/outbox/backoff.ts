/** How patient the outbox is; all in milliseconds. */
export interface OutboxTiming {
  /** Between looks for what is due. */
  pollMs: number;
  /** How long a claim holds; longer than building a report and one attempt to send take together. */
  leaseMs: number;
  /** How long a visitor waits to hear whether the first attempt went through (S6). */
  firstAttemptMs: number;
  firstDelayMs: number;
  longestDelayMs: number;
  /** After this a message that keeps failing is dead (S8). */
  giveUpMs: number;
  /** How long an unknown outcome waits for the provider's word before its one more try. */
  unknownMs: number;
}

const MINUTE_MS = 60_000;

export const outboxTiming: OutboxTiming = {
  pollMs: 1000,
  leaseMs: 50_000,
  firstAttemptMs: 2500,
  firstDelayMs: MINUTE_MS / 2,
  longestDelayMs: 60 * MINUTE_MS,
  giveUpMs: 24 * 60 * MINUTE_MS,
  unknownMs: 15 * MINUTE_MS,
};

/**
 * Milliseconds until the next attempt: doubled each time, and between half and all of that by chance (`random` in 0..1),
 * so that messages which failed together do not return together. Never sooner than the provider asked for.
 */
export function backoffMs(
  attempts: number,
  { firstDelayMs, longestDelayMs }: OutboxTiming,
  random: number,
  retryAfterMs = 0,
): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.ceil(Math.max(retryAfterMs, delay * (0.5 + random / 2)));
}
