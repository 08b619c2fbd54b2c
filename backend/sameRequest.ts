import type { IdempotencyClaim } from './ports.ts';

/**
 * Whether a request with the same key is a repeat of an earlier one, rather than another body (S7).
 * Two releases may parse one body differently, and the former release saves no hash of what was
 * sent, so either hash may be the same.
 */
export function isSameRequest(
  { bodyHash, sentHash }: IdempotencyClaim,
  earlier: Pick<IdempotencyClaim, 'bodyHash'> & { sentHash?: string | null | undefined },
): boolean {
  return bodyHash === earlier.bodyHash || sentHash === earlier.sentHash;
}
