import type { Context } from 'koa';
import { Refusal } from './Refusal.ts';

/** The request's Idempotency-Key (S7): up to 200 printable characters of ASCII. */
export function idempotencyKey(ctx: Context): string | undefined {
  const key = ctx.get('Idempotency-Key');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal(
      400,
      'Expected an Idempotency-Key of 1 to 200 printable ASCII characters without spaces.',
    );
  }
  return key;
}
