/**
 * Formats an instant: "22 November 2026, 17:24 UTC".
 *
 * @param milliseconds - Epoch milliseconds.
 */
export function formatInstant(milliseconds: number): string {
  const time = new Date(milliseconds).toISOString().slice(11, 16);
  return `${formatDay(milliseconds)}, ${time} UTC`;
}

/** Formats the UTC day of an instant: "22 November 2026". */
export function formatDay(instant: number | string): string {
  return new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
