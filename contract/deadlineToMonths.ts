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

function startOfDay(day: string): number {
  const start = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`Expected a day such as 2027-03-01, got ${day}.`);
  return start;
}

/**
 * Says how far away a day is (E31): "in 3 months" where it is whole calendar months, "in 13 days"
 * below 14 days, else "in 15 weeks", rounded up. The day is today or later.
 */
export function timeUntil(deadline: string, today: string): string {
  const days = daysUntil(deadline, today);
  if (days === 0) return 'today';
  const to = new Date(startOfDay(deadline));
  const from = new Date(startOfDay(today));
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
  if (to.getUTCDate() === from.getUTCDate()) return `in ${months} month${months === 1 ? '' : 's'}`;
  if (days < 14) return `in ${days} day${days === 1 ? '' : 's'}`;
  return `in ${Math.ceil(days / 7)} weeks`;
}
