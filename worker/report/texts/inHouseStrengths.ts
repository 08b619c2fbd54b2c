import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the advantages of building in-house: the general ones, and those for these inputs. */
export function inHouseStrengths(model: ReportModel): string[] {
  const { estimate: estimated } = model;
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  return [
    'You own the code. It does exactly what you decide, and changes when you decide.',
    'No vendor stands between you and the systems: there is no price list, roadmap or outage of theirs to depend on, and one fewer party handles your customers’ data.',
    'There is no subscription: what you pay each month is maintenance, and you choose how much of it to do.',
    ...(timelineWeeks < embeddedWeeks
      ? [
          `It is faster here: live after ${formatTimeline(timelineWeeks)} against ${formatTimeline(embeddedWeeks)}.`,
        ]
      : []),
    'What your engineers learn about these systems stays in your company.',
  ];
}
