import type Koa from 'koa';
import { type SessionCookie, sessionCookieOptions } from '../../backend/sessionCookie.ts';

/**
 * Creates what reads and writes the session cookie of a request, as one of Koa's signed cookies.
 * Its signature is a second cookie, `….sig`.
 *
 * @param isSecure - Whether visitors use https. Koa cannot know: TLS may end at a proxy.
 */
export function createSessionCookie(isSecure: boolean): (ctx: Koa.Context) => SessionCookie {
  const { name, ...attributes } = sessionCookieOptions(isSecure);
  // Koa creates them when they are first read, and most requests need none.
  function cookiesOf({ cookies }: Koa.Context) {
    cookies.secure = isSecure;
    return cookies;
  }
  return (ctx) => ({
    read: () => cookiesOf(ctx).get(name, { signed: true }) ?? null,
    write: (value) => void cookiesOf(ctx).set(name, value, { ...attributes, signed: true }),
  });
}
