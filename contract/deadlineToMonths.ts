/** A month on the way to a deadline (E18). */
export const daysPerMonth = 30;

const millisecondsPerDay = 86_400_000;

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
  return (startOfDay(deadline) - startOfDay(today)) / millisecondsPerDay;
}

/** Epoch milliseconds of the start of a calendar day in UTC. */
export function startOfDay(day: string): number {
  const start = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`Expected a day such as 2027-03-01, got ${day}.`);
  return start;
}

/** The UTC day of an instant in epoch milliseconds, `2027-03-01`. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
