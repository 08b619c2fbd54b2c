import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** What became of a request for one more: granted, refused for so long, or the counter could not be asked. */
export type Grant =
  | { outcome: 'granted' }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'failed'; error: unknown };

/** Count one for `subject`. Only its hash is kept, for it may be an address. */
export async function consume(limiter: RateLimiterAbstract, subject: string): Promise<Grant> {
  try {
    await limiter.consume(keyOf(subject));
    return { outcome: 'granted' };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) return { outcome: 'failed', error };
    return { outcome: 'refused', retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) || 1 };
  }
}

/** Take one back that was counted for nothing. */
export async function giveBack(limiter: RateLimiterAbstract, subject: string): Promise<void> {
  await limiter.reward(keyOf(subject));
}

function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22);
}
