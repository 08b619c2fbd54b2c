/** The time of day of an instant, as the visitor's clock shows it. */
export function timeOf(instant: number): string {
  return new Date(instant).toLocaleTimeString('en-GB');
}
