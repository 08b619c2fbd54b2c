import type { Context } from 'koa';
import { isIdempotencyKey } from '../contract/requestLimits.ts';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import { Refusal } from './Refusal.ts';

/** The request's Idempotency-Key (S7), if it sends one; any other text in its place is refused. */
export function idempotencyKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key');
  if (!key) return undefined;
  if (!isIdempotencyKey(key)) {
    throw new Refusal(400, refusalDetails.badIdempotencyKey);
  }
  return key;
}
