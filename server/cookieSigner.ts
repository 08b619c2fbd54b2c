import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSigner } from '../backend/sessionCookie.ts';

/** HMAC-SHA256 with a secret that only this server knows. */
export function createCookieSigner(secret: string): CookieSigner {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
