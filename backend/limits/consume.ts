import type { RateLimit } from '../../contract/rateLimits.ts';
import type { Counters, Hash } from '../ports.ts';

/** What counting needs: where events are counted, and what hashes their subjects. */
interface Counting {
  counters: Counters;
  hash: Hash;
}

/**
 * The result of counting one event against a limit; `failed` when the counters cannot be reached.
 */
export type LimitResult =
  | { outcome: 'granted' }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'failed'; error: unknown };

/** Counts one event for a subject. Only its hash is stored, because it can be an address. */
export async function consume(
  { counters, hash }: Counting,
  limit: RateLimit,
  subject: string,
): Promise<LimitResult> {
  try {
    const result = await counters.consume(limit, await keyOf(hash, subject));
    return result.isAllowed
      ? { outcome: 'granted' }
      : { outcome: 'refused', retryAfterSeconds: Math.ceil(result.retryAfterMs / 1000) || 1 };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

/** Takes back one event that was counted for a subject. */
export async function refund(
  { counters, hash }: Counting,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await counters.refund(limit, await keyOf(hash, subject));
}

/** Returns the first 132 bits of a subject's hash: 22 characters of 6 bits. */
async function keyOf(hash: Hash, subject: string): Promise<string> {
  return (await hash.sha256(subject, 'base64url')).slice(0, 22);
}
