import { createHash } from 'node:crypto';
import type { EndpointName } from '../../contract/index.ts';
import { lifetimes } from '../../contract/lifetimes.ts';
import type { Once } from '../store/Store.ts';
import type { Visit } from './Visit.ts';

/** What makes a request the same as an earlier one: its Idempotency-Key, else its body (S7). How long a form took is no part of it. */
export function onceOf(
  endpoint: EndpointName,
  body: object,
  { idempotencyKey }: Visit,
  now: number,
): Once {
  const same = JSON.stringify({ ...body, formMilliseconds: undefined });
  const bodyHash = createHash('sha256').update(same).digest('base64url');
  return idempotencyKey === undefined
    ? { key: `${endpoint} body ${bodyHash}`, bodyHash, expiresAt: now + lifetimes.sameBody }
    : {
        key: `${endpoint} key ${idempotencyKey}`,
        bodyHash,
        expiresAt: now + lifetimes.idempotencyKey,
      };
}
