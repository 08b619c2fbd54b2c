import { createHmac, timingSafeEqual } from 'node:crypto';
import { RecordId } from '../contract/fields.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import type { Clock } from './clock.ts';

/** The cookie that says who saved which calculation, signed and short-lived, so that only they may have its report mailed (S4). */
export function createCalculationCookie({
  secret,
  clock,
  isSecure,
}: {
  secret: string;
  clock: Clock;
  /** Whether visitors come by https; the `__Host-` prefix then keeps other sites of the domain from setting it. */
  isSecure: boolean;
}) {
  const name = isSecure ? '__Host-calculation' : 'calculation';
  const sign = (id: string, expiresAt: string) =>
    createHmac('sha256', secret).update(`calculation ${id} ${expiresAt}`).digest('base64url');

  return {
    /** The Set-Cookie header for a calculation that was just saved. */
    issue(calculationId: string): string {
      const expiresAt = String(clock.now() + lifetimes.calculationCookie);
      const value = `${calculationId}.${expiresAt}.${sign(calculationId, expiresAt)}`;
      const attributes = `Path=/; Max-Age=${lifetimes.calculationCookie / 1000}; HttpOnly; SameSite=Lax`;
      return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
    /** The calculation that the request's cookie names; null when it is missing, forged or expired. */
    read(cookieHeader: string | undefined): string | null {
      const value = cookieHeader
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      const [id = '', expiresAt = '', signature = '', ...rest] = value?.split('.') ?? [];
      if (rest.length > 0 || !RecordId.safeParse(id).success || !/^\d{1,16}$/.test(expiresAt)) {
        return null;
      }
      const expected = Buffer.from(sign(id, expiresAt));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(expiresAt) > clock.now() ? id : null;
    },
  };
}
export type CalculationCookie = ReturnType<typeof createCalculationCookie>;
