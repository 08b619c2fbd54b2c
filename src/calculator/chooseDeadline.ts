import { limits } from '../../contract/limits.ts';
import { estimator } from '../estimator/estimatorClient.ts';
import { inputs } from '../estimator/inputs.ts';
import { localToday } from '../estimator/today.ts';

/** The calendar ends where the months to a deadline would leave the contract's range, at 30 days a month (E18). */
export const furthestDeadlineDays = limits.timelineMonths.max * 30;

/** Choose or clear the target date: it sets the timeline to the months until then, and clearing it brings the default back (specification 4, E18). */
export async function chooseDeadline(deadline: string | null): Promise<void> {
  inputs.deadline = deadline;
  if (deadline === null) {
    inputs.timeline = limits.timelineMonths.default;
    return;
  }
  const today = localToday();
  const timeline = await estimator().monthsUntil(deadline, today);
  console.debug('Timeline Alert Debug', { deadline, today, timeline });
  if (inputs.deadline === deadline) inputs.timeline = timeline;
}
