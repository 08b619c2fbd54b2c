import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import { floodLimit } from '../../contract/rateLimits.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import type { Counters, Log } from '../ports.ts';
import { consume } from './consume.ts';

/** Counts one post from an address, and resolves to the reply that refuses a flood of them, else to null. */
export type FloodGuard = (addressKey: string) => Promise<RawResponse | null>;

/** While the counters cannot be reached everyone may post: a lead is worth more than a limit. */
export function createFloodGuard(counters: Counters | null, log: Log): FloodGuard {
  return async (addressKey) => {
    if (!counters) return null;
    const result = await consume(counters, floodLimit, addressKey);
    if (result.outcome === 'failed') log.error({ err: result.error }, 'flood guard not asked');
    if (result.outcome !== 'refused') return null;
    const { retryAfterSeconds } = result;
    return {
      ...problem(429, refusalDetails.flood(floodLimit, retryAfterSeconds)),
      headers: { 'Retry-After': String(retryAfterSeconds) },
    };
  };
}
