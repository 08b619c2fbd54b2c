import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the advantages of building in-house: the general ones, and those for these inputs. */
export function inHouseStrengths(model: ReportModel): string[] {
  const { estimate: estimated } = model;
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  return [
    'You own the code. You decide what it does and when it changes.',
    'You don’t depend on a vendor’s prices, roadmap or uptime, and one fewer company handles your customers’ data.',
    'There is no subscription. You pay for maintenance alone, and you decide how much of it to do.',
    ...(timelineWeeks < embeddedWeeks
      ? [
          `Building is faster here: it goes live after ${formatTimeline(timelineWeeks)}, embedding after ${formatTimeline(embeddedWeeks)}.`,
        ]
      : []),
    'What your engineers learn about these systems stays in your company.',
  ];
}
