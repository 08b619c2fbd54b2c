import { utcDay } from '../../contract/deadlineToMonths.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { problem } from '../../contract/problem.ts';

const hourMs = 3600_000;

/**
 * Whether a deadline has passed everywhere on earth (E23), so that a visitor's today is accepted in
 * every time zone. An instant, such as a local midnight, means the 24 hours that it begins.
 *
 * @param deadline - A calendar day (`2027-03-01`) or an instant in ISO 8601.
 * @param now - Epoch milliseconds.
 */
export function hasPassed(deadline: string, now: number): boolean {
  if (deadline.length > 10) return Date.parse(deadline) + 24 * hourMs <= now;
  const earliestToday = utcDay(now - 12 * hourMs);
  return deadline < earliestToday;
}

/** The response for a deadline that has passed. */
export function deadlinePassed(field: string) {
  const message = 'Use today or a later day';
  return problem(422, refusalDetails.deadlinePassed, [{ field, message }]);
}
