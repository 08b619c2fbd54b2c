import type { EndpointName } from '../contract/index.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import type { Hash, IdempotencyClaim } from './ports.ts';

/**
 * Creates the claim that identifies a request: by its Idempotency-Key, else by its body (S7). The
 * time that a form took does not count.
 *
 * @param now - Epoch milliseconds.
 */
export async function idempotencyClaim(
  hash: Hash,
  endpoint: EndpointName,
  body: object,
  idempotencyKey: string | undefined,
  now: number,
): Promise<IdempotencyClaim> {
  const compared = JSON.stringify({ ...body, formMilliseconds: undefined });
  const bodyHash = await hash.sha256(compared, 'base64url');
  return idempotencyKey === undefined
    ? { key: `${endpoint} body ${bodyHash}`, bodyHash, expiresAt: now + lifetimes.sameBody }
    : {
        key: `${endpoint} key ${idempotencyKey}`,
        bodyHash,
        expiresAt: now + lifetimes.idempotencyKey,
      };
}
