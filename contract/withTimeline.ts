import type { Scenario } from './calculation.ts';
import { deadlineToMonths } from './days.ts';
import { limits } from './limits.ts';

/**
 * Add `timeline` as requests carry it: the months to the deadline, or the default without one
 * (E23).
 *
 * @param today - The calendar day to count from, `2027-03-01`.
 */
export function withTimeline<S extends { deadline?: Scenario['deadline']; timeline?: number }>(
  scenario: S,
  today: string,
): S & { timeline: number } {
  const { max, default: withoutDeadline } = limits.timelineMonths;
  const timeline = scenario.deadline
    ? Math.min(max, deadlineToMonths(scenario.deadline, today))
    : withoutDeadline;
  return { ...scenario, timeline };
}
