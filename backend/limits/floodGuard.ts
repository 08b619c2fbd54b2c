import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { RawResponse } from '../../contract/parseRequest.ts';
import { problem } from '../../contract/problem.ts';
import { floodLimit } from '../../contract/rateLimits.ts';
import type { Ports } from '../ports.ts';
import { consume } from './consume.ts';

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
