import type { Assumptions } from '../assumptions.ts';
import type { DeadlineOutlook, DeadlineWay } from '../claims.ts';
import type { InputValues } from '../inputs.ts';
import { formatTimeline, timelineAdjective } from './durations.ts';
import { formatCount } from './phrases.ts';

/**
 * Says which side meets the target date and by how much, or by how much it misses it (E31).
 *
 * @param target - The date's name, such as "your date".
 * @returns "In-house misses your date by 3.7 months; embedding makes it with 2.5 months to spare."
 */
export function deadlineText(outlook: DeadlineOutlook, target = 'your date'): string {
  const { inHouseReserveWeeks: inHouse, embeddedReserveWeeks: embedded } = outlook;
  const both = target.replace(/,$/, '');
  if (inHouse >= 0 && embedded >= 0) {
    return `Both make ${both}: in-house with ${spare(inHouse)}, embedding with ${spare(embedded)}.`;
  }
  if (inHouse < 0 && embedded < 0) {
    return `Both miss ${both}: in-house by ${formatTimeline(-inHouse)}, embedding by ${formatTimeline(-embedded)}.`;
  }
  return inHouse < 0
    ? `In-house misses ${target} by ${formatTimeline(-inHouse)}; embedding makes it with ${spare(embedded)}.`
    : `In-house makes ${target} with ${spare(inHouse)}; embedding misses it by ${formatTimeline(-embedded)}.`;
}

/** By how much a side misses the date or has time to spare, in few words. */
export function reserveText(weeks: number): string {
  return weeks < 0 ? `${formatTimeline(-weeks)} late` : spare(weeks);
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

/** Names a change: "6 developers and no listing at Slack". */
function wayLabel(way: DeadlineWay): string {
  const { withoutListingsAt } = way;
  const [name, ...others] = withoutListingsAt;
  return [
    teamLabel(way),
    name && (others.length === 0 ? `no listing at ${name}` : 'no marketplace listings'),
  ]
    .filter(Boolean)
    .join(' and ');
}

/** "6 developers", "80% of their time", "6 developers at 80% of their time"; empty without both. */
function teamLabel({ developerCountNumber: developers, devTimePercentage: share }: DeadlineWay) {
  return [
    developers !== null && formatCount(developers, 'developer'),
    share !== null && `${share}% of their time`,
  ]
    .filter(Boolean)
    .join(' at ');
}

/** The presses that let the in-house build make the date: their labels, and what they change. */
export function deadlineWays(
  { ways }: DeadlineOutlook,
  assumptions: Assumptions | null | undefined,
): { label: string; change: Partial<InputValues> }[] {
  return ways.map((way) => {
    const { developerCountNumber, devTimePercentage, withoutListingsAt } = way;
    const change: Partial<InputValues> = {};
    if (developerCountNumber !== null) change.developerCountNumber = developerCountNumber;
    if (devTimePercentage !== null) change.devTimePercentage = devTimePercentage;
    if (withoutListingsAt.length > 0) {
      change.assumptions = { ...assumptions, wantsListings: false };
    }
    return { label: wayLabel(way), change };
  });
}

/**
 * Says that only marketplace listings make the build late, or why no team makes the date. Empty
 * where neither is so.
 */
export function deadlineReasonText(outlook: DeadlineOutlook): string {
  const { withoutListings, blockingReview, fastest } = outlook;
  if (withoutListings) {
    return `Without a marketplace listing you make it: in-house is then live in ${formatTimeline(withoutListings.timelineWeeks)}.`;
  }
  if (outlook.inHouseReserveWeeks >= 0 || outlook.ways.length > 0) return '';
  const reason = blockingReview
    ? `half of ${blockingReview.systemName}'s ${timelineAdjective(blockingReview.moderationWeeks)} review already takes longer`
    : `even with ${wayLabel(fastest)}, in-house takes ${formatTimeline(fastest.timelineWeeks)}`;
  return `No team can meet this date: ${reason}.`;
}

/** Everything about the date, for media without presses. */
export function wholeDeadlineText(outlook: DeadlineOutlook, target?: string): string {
  const teams = outlook.ways.map(teamLabel).filter(Boolean).join(' or ');
  return [
    deadlineText(outlook, target),
    deadlineReasonText(outlook),
    teams && `${teamsSubject(outlook)}, ${teams} would make it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where teams make the date: with the listing, without one, or simply in-house. */
function teamsSubject({ withoutListings, ways }: DeadlineOutlook): string {
  // The reason names the listings.
  if (withoutListings) return 'With the listing';
  const [name, ...others] = ways[0]?.withoutListingsAt ?? [];
  if (!name) return 'In-house';
  return others.length === 0 ? `Without a listing at ${name}` : 'Without marketplace listings';
}

/** Labels the outlook in rows. */
export const deadlineLabel = 'Meeting the target date';
