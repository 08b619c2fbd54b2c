import type { RateLimit } from '../../contract/rateLimits.ts';
import type { Counters } from '../ports.ts';
import { sha256, toBase64Url } from '../sha256.ts';

/**
 * The result of counting one event against a limit; `failed` when the counters cannot be reached.
 */
export type LimitResult =
  | { outcome: 'granted' }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'failed'; error: unknown };

/** Counts one event for a subject. Only its hash is stored, because it can be an address. */
export async function consume(
  counters: Counters,
  limit: RateLimit,
  subject: string,
): Promise<LimitResult> {
  try {
    const result = await counters.consume(limit, await keyOf(subject));
    return result.isAllowed
      ? { outcome: 'granted' }
      : { outcome: 'refused', retryAfterSeconds: Math.ceil(result.retryAfterMs / 1000) || 1 };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

/** Takes back one event that was counted for a subject. */
export async function refund(counters: Counters, limit: RateLimit, subject: string): Promise<void> {
  await counters.refund(limit, await keyOf(subject));
}

async function keyOf(subject: string): Promise<string> {
  return toBase64Url(await sha256(subject)).slice(0, 22);
}
