import { createHash } from 'node:crypto';
import type { EndpointName } from '../../contract/index.ts';
import type { Once } from '../store/Store.ts';
import type { Visit } from './Visit.ts';

const MINUTE_MS = 60_000;
/** A client that takes the trouble to send a key may come back after a night without network. */
const KEY_LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** Without a key, the same body is the same request for ten minutes (S7). */
const BODY_LIFETIME_MS = 10 * MINUTE_MS;

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
    ? { key: `${endpoint} body ${bodyHash}`, bodyHash, expiresAt: now + BODY_LIFETIME_MS }
    : { key: `${endpoint} key ${idempotencyKey}`, bodyHash, expiresAt: now + KEY_LIFETIME_MS };
}

/** The refusal of a key that was used for another body (S7). */
export const keyReused =
  'This Idempotency-Key was used for a request with another body; expected a new key.';
