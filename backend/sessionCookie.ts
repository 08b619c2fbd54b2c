import { RecordId } from '../contract/fields.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import type { Clock } from './ports.ts';

/** Signs what a cookie says, so that nobody can make up another one. */
export interface CookieSigner {
  sign(text: string): string;
  /** Takes as long for any wrong signature. */
  verify(text: string, signature: string): boolean;
}

/** The cookie that says who saved which calculation, signed and short-lived, so that only they can request its report (S4). */
export function createSessionCookie({
  signer,
  clock,
  isSecure,
}: {
  signer: CookieSigner;
  clock: Clock;
  /** Whether visitors come by https; the `__Host-` prefix then keeps other sites of the domain from setting it. */
  isSecure: boolean;
}) {
  const name = isSecure ? '__Host-calculation' : 'calculation';
  const signedText = (id: string, expiresAt: string) => `calculation ${id} ${expiresAt}`;

  return {
    /** The Set-Cookie header for a calculation that was just saved. */
    issue(calculationId: string): string {
      const expiresAt = String(clock.now() + lifetimes.calculationCookie);
      const signature = signer.sign(signedText(calculationId, expiresAt));
      const attributes = `Path=/; Max-Age=${lifetimes.calculationCookie / 1000}; HttpOnly; SameSite=Lax`;
      return `${name}=${calculationId}.${expiresAt}.${signature}; ${attributes}${isSecure ? '; Secure' : ''}`;
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
      if (!signer.verify(signedText(id, expiresAt), signature)) return null;
      return Number(expiresAt) > clock.now() ? id : null;
    },
  };
}
