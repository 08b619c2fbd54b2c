import type { EndpointName } from '../../contract/index.ts';
import { lifetimes } from '../../contract/lifetimes.ts';
import type { MockVisit } from './MockVisit.ts';
import type { Remembered } from './State.ts';

/** What makes a request the same as an earlier one: its Idempotency-Key, else its body (S7). How long a form took is no part of it. */
export function onceOf(
  endpoint: EndpointName,
  body: object,
  { idempotencyKey, now }: MockVisit,
): Omit<Remembered, 'recordId'> {
  const words = JSON.stringify({ ...body, formMilliseconds: undefined });
  return idempotencyKey === undefined
    ? { name: `${endpoint} body ${words}`, body: words, expiresAt: now + lifetimes.sameBody }
    : {
        name: `${endpoint} key ${idempotencyKey}`,
        body: words,
        expiresAt: now + lifetimes.idempotencyKey,
      };
}
