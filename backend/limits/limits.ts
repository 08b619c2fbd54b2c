import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import {
  floodLimit,
  mailLimits,
  type RateLimit,
  type ReportRequestOrigin,
} from '../../contract/rateLimits.ts';
import type { Counters, Hash, Ports } from '../ports.ts';

/** The ports of counting: counters of events, and the hash of their subjects. */
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

/**
 * Counts one post from an address. Resolves to the response that refuses a flood; null otherwise.
 */
export type FloodGuard = (addressKey: string) => Promise<RawResponse | null>;

/**
 * Creates the flood guard (S11). While the counters cannot be reached it lets every post pass: a
 * lead is worth more than a limit.
 */
export function createFloodGuard({
  counters,
  hash,
  log,
}: Pick<Ports, 'counters' | 'hash' | 'log'>): FloodGuard {
  return async (addressKey) => {
    if (!counters) return null;
    const result = await consume({ counters, hash }, floodLimit, addressKey);
    if (result.outcome === 'failed') log.error({ err: result.error }, 'flood limit not counted');
    if (result.outcome !== 'refused') return null;
    const { retryAfterSeconds } = result;
    return {
      ...problem(429, refusalDetails.flood(floodLimit, retryAfterSeconds)),
      headers: { 'Retry-After': String(retryAfterSeconds) },
    };
  };
}

/**
 * Decides whether one more report may be mailed. While the counters cannot be reached, none may.
 */
export interface MailLimits {
  request(origin: ReportRequestOrigin): Promise<LimitResult>;
}

/** Applies the contract's mail limits; without counters everything is granted. */
export function createMailLimits({
  counters,
  hash,
  mailPerHour,
  log,
}: Pick<Ports, 'counters' | 'hash' | 'mailPerHour' | 'log'>): MailLimits {
  if (!counters) return { request: async () => ({ outcome: 'granted' }) };
  const counting = { counters, hash };
  const limits = mailLimits(mailPerHour);
  return {
    async request(origin) {
      const counted: { limit: RateLimit; subject: string }[] = [];
      for (const { limit, subject: subjectOf } of limits) {
        const subject = subjectOf(origin);
        if (subject === null) continue;
        const result = await consume(counting, limit, subject);
        if (result.outcome === 'granted') {
          counted.push({ limit, subject });
          continue;
        }
        if (result.outcome === 'failed')
          log.error({ err: result.error }, 'mail limits not counted');
        // A mail that one limit refuses does not count against the others.
        await Promise.allSettled(
          counted.map(({ limit, subject }) => refund(counting, limit, subject)),
        );
        return result;
      }
      return { outcome: 'granted' };
    },
  };
}
