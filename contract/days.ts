/** A month on the way to a deadline (E18). */
export const daysPerMonth = 30;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/**
 * Months of 30 days until a deadline, rounded up and at least 1 (E18); both are local calendar
 * days, so that the answer holds all day.
 */
export function deadlineToMonths(deadline: string, today: string): number {
  return Math.max(1, Math.ceil(daysUntil(deadline, today) / daysPerMonth));
}

/**
 * Days from one calendar day (`2027-03-01`) to another, negative when it has passed; of an instant,
 * the day it is written with counts.
 */
export function daysUntil(deadline: string, today: string): number {
  return (startOfDay(deadline) - startOfDay(today)) / dayMs;
}

/** Epoch milliseconds of the start of a calendar day in UTC. */
export function startOfDay(day: string): number {
  const start = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`Expected a day such as 2027-03-01, got ${day}.`);
  return start;
}

/** The day some months after another, or the last one of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(startOfDay(day));
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0);
  date.setUTCMonth(date.getUTCMonth() + months);
  return utcDay(Math.min(date.getTime(), end));
}

/** The UTC day of an instant in epoch milliseconds, `2027-03-01`. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * Whether a deadline has passed everywhere on earth (E23), so that a visitor's today is accepted in
 * every time zone. An instant, such as a local midnight, means the 24 hours that it begins.
 *
 * @param deadline - A calendar day (`2027-03-01`) or an instant in ISO 8601.
 * @param now - Epoch milliseconds.
 */
export function hasPassed(deadline: string, now: number): boolean {
  if (deadline.length > 10) return Date.parse(deadline) + dayMs <= now;
  const earliestToday = utcDay(now - 12 * hourMs);
  return deadline < earliestToday;
}
