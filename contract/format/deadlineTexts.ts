import type { Assumptions } from '../assumptions.ts';
import type { DeadlineOutlook } from '../claims.ts';
import type { InputValues } from '../inputs.ts';
import { limits } from '../limits.ts';
import { formatTimeline, timelineAdjective } from './durations.ts';
import { formatNumber } from './numbers.ts';
import { formatCount } from './phrases.ts';

type TeamInputs = Pick<InputValues, 'developerCountNumber' | 'devTimePercentage'>;

/**
 * Says which side meets the target date and by how much, or by how much it misses it (E31).
 *
 * @param target - The date's name, such as "your date".
 * @returns "In-house misses your date by 3.7 months; embedding makes it with 2.5 months to spare."
 */
export function deadlineText(outlook: DeadlineOutlook, target = 'your date'): string {
  const { inHouseReserveWeeks: inHouse, embeddedReserveWeeks: embedded } = outlook;
  if (inHouse >= 0 && embedded >= 0) {
    return `Both make ${target}: in-house with ${spare(inHouse)}, embedding with ${spare(embedded)}.`;
  }
  if (inHouse < 0 && embedded < 0) {
    return `Both miss ${target}: in-house by ${formatTimeline(-inHouse)}, embedding by ${formatTimeline(-embedded)}.`;
  }
  return inHouse < 0
    ? `In-house misses ${target} by ${formatTimeline(-inHouse)}; embedding makes it with ${spare(embedded)}.`
    : `In-house makes ${target} with ${spare(inHouse)}; embedding misses it by ${formatTimeline(-embedded)}.`;
}

function spare(weeks: number): string {
  return weeks === 0 ? 'no week to spare' : `${formatTimeline(weeks)} to spare`;
}

/** The same without amounts: "In-house misses your date, embedding makes it". */
export function shortDeadlineText({
  inHouseReserveWeeks: inHouse,
  embeddedReserveWeeks: embedded,
}: DeadlineOutlook): string {
  if (inHouse >= 0 === embedded >= 0) return `Both ${inHouse < 0 ? 'miss' : 'make'} your date`;
  const [first, second] = inHouse < 0 ? ['misses', 'makes'] : ['makes', 'misses'];
  return `In-house ${first} your date, embedding ${second} it`;
}

/** A change of the inputs, and its name: "6 developers". */
interface DeadlineWay {
  label: string;
  change: Partial<InputValues>;
}

/** Lists single changes that let the in-house build make the date; empty where it does (E31). */
export function deadlineWays(
  outlook: DeadlineOutlook,
  assumptions: Assumptions | null | undefined,
): DeadlineWay[] {
  const { developersNeeded, devTimePercentageNeeded, withoutListings } = outlook;
  if (outlook.inHouseReserveWeeks >= 0) return [];
  const ways: DeadlineWay[] = [];
  if (developersNeeded !== null) {
    ways.push({
      label: formatCount(developersNeeded, 'developer'),
      change: { developerCountNumber: developersNeeded },
    });
  }
  if (devTimePercentageNeeded !== null) {
    ways.push({
      label: `${devTimePercentageNeeded}% of their time`,
      change: { devTimePercentage: devTimePercentageNeeded },
    });
  }
  if (withoutListings) {
    const [name, ...others] = withoutListings.systemNames;
    ways.push({
      label: others.length === 0 ? `no listing at ${name}` : 'no marketplace listings',
      change: { assumptions: { ...assumptions, wantsListings: false } },
    });
  }
  return ways;
}

/**
 * Says that only marketplace listings make the build late, or why no single change makes the date.
 * Empty where neither is so.
 */
export function deadlineReasonText(outlook: DeadlineOutlook, inputs: TeamInputs): string {
  const { withoutListings, blockingReview } = outlook;
  if (withoutListings) {
    return `Without a marketplace listing you make it: in-house is then live in ${formatTimeline(withoutListings.timelineWeeks)}.`;
  }
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return `No team size can meet this date: half of ${systemName}'s ${timelineAdjective(moderationWeeks)} review already takes longer.`;
  }
  if (outlook.inHouseReserveWeeks >= 0 || deadlineWays(outlook, null).length > 0) return '';
  const { developerCountNumber, devTimePercentage } = inputs;
  const most = formatCount(limits.developerCountNumber.max, 'developer');
  return `Neither ${most} at ${formatNumber(devTimePercentage || 100, 2)}% of their time nor ${formatCount(developerCountNumber, 'developer')} at 100% would make it in-house.`;
}

/** Everything about the date, for media without presses. */
export function wholeDeadlineText(
  outlook: DeadlineOutlook,
  inputs: TeamInputs,
  target?: string,
): string {
  // The reason names the listings.
  const teams = deadlineWays({ ...outlook, withoutListings: null }, null).map(({ label }) => label);
  const subject = outlook.withoutListings ? 'With the listing' : 'In-house';
  return [
    deadlineText(outlook, target),
    deadlineReasonText(outlook, inputs),
    teams.length > 0 && `${subject}, ${teams.join(' or ')} would make it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Labels the outlook in rows. */
export const deadlineLabel = 'Meeting the target date';
