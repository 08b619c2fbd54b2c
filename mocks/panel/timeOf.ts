/**
 * Formats the local time of day.
 *
 * @param instant - Epoch milliseconds.
 */
export function timeOf(instant: number): string {
  return new Date(instant).toLocaleTimeString('en-GB');
}
