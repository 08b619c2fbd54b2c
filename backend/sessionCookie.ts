import { LeadId } from '../contract/fields.ts';
import { lifetimes } from '../contract/lifetimes.ts';

/**
 * The cookie that names the calculation that a visitor saved in the last 30 minutes, so that only
 * they can request its report (S4). The host reads it from the request, sets it with the reply, and
 * keeps visitors from making up another value.
 */
export interface SessionCookie {
  /** The value that this host set; null when the cookie is missing or forged. */
  read(): string | null;
  write(value: string): void;
}

/**
 * Name and attributes of the session cookie.
 *
 * @param isSecure Whether visitors use https; the `__Host-` prefix then keeps other sites of the
 *   domain from setting it.
 * @returns `maxAge` in milliseconds.
 */
export function sessionCookieOptions(isSecure: boolean) {
  return {
    name: isSecure ? '__Host-calculation' : 'calculation',
    path: '/',
    maxAge: lifetimes.calculationCookie,
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: true,
  } as const;
}

/**
 * Lets this visitor request the report of a calculation.
 *
 * @param now Epoch milliseconds.
 */
export function writeCalculationId(cookie: SessionCookie, id: string, now: number): void {
  cookie.write(`${id}.${now + lifetimes.calculationCookie}`);
}

/**
 * The calculation that this visitor saved; null without one, or once the cookie has expired.
 *
 * @param now Epoch milliseconds.
 */
export function readCalculationId(cookie: SessionCookie, now: number): string | null {
  const [id = '', expiresAt = '', ...rest] = cookie.read()?.split('.') ?? [];
  if (rest.length > 0 || !LeadId.safeParse(id).success || !/^\d{1,16}$/.test(expiresAt)) {
    return null;
  }
  return Number(expiresAt) > now ? id : null;
}
