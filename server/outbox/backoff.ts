/** The times of the outbox, in milliseconds. */
export interface OutboxTiming {
  /** Between polls for messages that are due. */
  pollMs: number;
  /**
   * How long a claim is valid; longer than building a report and one attempt to send take together.
   */
  leaseMs: number;
  /** How long a visitor waits for the outcome of the first attempt (S6). */
  firstAttemptMs: number;
  firstDelayMs: number;
  longestDelayMs: number;
  /** After this time a message that keeps failing is dead (S8). */
  giveUpMs: number;
  /**
   * How long a first unknown outcome waits for the provider's event before it is tried again. It
   * doubles with each unknown outcome.
   */
  unknownMs: number;
  /** The first and the longest wait between probes of a provider that fails or refuses the key. */
  firstProbeMs: number;
  longestProbeMs: number;
  /** Between recoveries of what a crashed server left. */
  recoverMs: number;
}

const minuteMs = 60_000;

export const outboxTiming: OutboxTiming = {
  pollMs: 1000,
  leaseMs: 50_000,
  firstAttemptMs: 2500,
  firstDelayMs: minuteMs / 2,
  longestDelayMs: 60 * minuteMs,
  giveUpMs: 24 * 60 * minuteMs,
  unknownMs: 5 * minuteMs,
  firstProbeMs: minuteMs / 12,
  longestProbeMs: 2 * minuteMs,
  recoverMs: minuteMs / 12,
};

/**
 * Computes the wait before the next attempt. It doubles with each attempt, with jitter between half
 * and all of it, so that messages that failed together do not return together.
 *
 * @param random - In 0..1.
 * @param retryAfterMs - The least wait, as the provider requested it.
 * @returns Milliseconds.
 */
export function backoffMs(
  attempts: number,
  { firstDelayMs, longestDelayMs }: Pick<OutboxTiming, 'firstDelayMs' | 'longestDelayMs'>,
  random: number,
  retryAfterMs = 0,
): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.ceil(Math.max(retryAfterMs, delay * (0.5 + random / 2)));
}
