import { LeadId } from '../contract/fields.ts';
import { lifetimes } from '../contract/requestLimits.ts';

/** Calculations that a cookie names; a visitor with more of them has saved the first long ago. */
const maxCalculations = 10;

/**
 * The cookie that names the calculations that a visitor saved in the last 30 minutes, at most ten,
 * so that only they can request their reports (S4). The host reads it from the request, sets it
 * with the reply, and keeps visitors from making up another value.
 */
export interface SessionCookie {
  /** The value that this host set; null when the cookie is missing or forged. */
  read(): string | null;
  write(value: string): void;
}

/**
 * Name and attributes of the session cookie.
 *
 * @param isSecure - Whether visitors use https; the `__Host-` prefix then keeps other sites of the
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
 * Lets this visitor request the report of a calculation, in addition to those of the cookie.
 *
 * @param now - Epoch milliseconds.
 */
export function addCalculationId(cookie: SessionCookie, id: string, now: number): void {
  const others = readEntries(cookie, now).filter((entry) => entry.id !== id);
  const entries = [{ id, expiresAt: now + lifetimes.calculationCookie }, ...others];
  const named = entries.slice(0, maxCalculations);
  cookie.write(named.map(({ id, expiresAt }) => `${id}.${expiresAt}`).join('~'));
}

/**
 * Reads the calculations that this visitor saved, without those that have expired.
 *
 * @param now - Epoch milliseconds.
 * @returns Their ids, the last saved first.
 */
export function readCalculationIds(cookie: SessionCookie, now: number): string[] {
  return readEntries(cookie, now).map(({ id }) => id);
}

function readEntries(cookie: SessionCookie, now: number) {
  return (cookie.read() ?? '').split('~').flatMap((entry) => {
    const [, id = '', digits = ''] = /^([^.]+)\.(\d{1,16})$/.exec(entry) ?? [];
    const expiresAt = Number(digits);
    return LeadId.safeParse(id).success && expiresAt > now ? [{ id, expiresAt }] : [];
  });
}
