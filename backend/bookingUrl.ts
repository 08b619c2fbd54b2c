import type { Lead } from './Lead.ts';

/**
 * Creates the link to the calendar where a visitor chooses a time, filled in with their address and
 * the lead's id, which calendars hand on with `utm_content` (P12).
 *
 * @param name - The visitor's; null in a mail, which carries nothing that was typed (S12).
 */
export function filledBookingUrl(
  bookingUrl: URL,
  { id, email }: Pick<Lead, 'id' | 'email'>,
  name: string | null,
): string {
  const [address = '', ...fragment] = bookingUrl.href.split('#');
  const filled = Object.entries({ ...(name && { name }), email, utm_content: id })
    .map(([parameter, value]) => `${parameter}=${encodeURIComponent(value)}`)
    .join('&');
  return [`${address}${address.includes('?') ? '&' : '?'}${filled}`, ...fragment].join('#');
}
