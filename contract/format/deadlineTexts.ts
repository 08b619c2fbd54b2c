import type { Assumptions } from '../assumptions.ts';
import type { DeadlineOutlook, DeadlineWay } from '../claims.ts';
import type { InputValues } from '../inputs.ts';
import * as words from '../words/deadlineTexts.ts';

export { deadlineLabel } from '../words/deadlineTexts.ts';

/**
 * Says which side meets the target date and by how much, or by how much it misses it (E31).
 *
 * @param name - What the date is called.
 * @returns "In-house misses your date by 3.7 months; embedding makes it with 2.5 months to spare."
 */
export function deadlineText(
  outlook: DeadlineOutlook,
  name: words.NamedDate['name'] = 'your date',
): string {
  const { day, inHouseReserveWeeks, embeddedReserveWeeks } = outlook;
  return words.longTexts[whoMakes(outlook)](
    { name, day },
    inHouseReserveWeeks,
    embeddedReserveWeeks,
  );
}

function whoMakes({
  inHouseReserveWeeks: inHouse,
  embeddedReserveWeeks: embedded,
}: DeadlineOutlook) {
  if (inHouse >= 0) return embedded >= 0 ? 'bothMake' : 'inHouseMakes';
  return embedded >= 0 ? 'embeddedMakes' : 'bothMiss';
}

/** By how much a side misses the date or has time to spare, in few words. */
export function reserveText(weeks: number): string {
  return weeks < 0 ? words.lateText(-weeks) : words.spareText(weeks);
}

/** The same without amounts: "In-house misses your date, embedding makes it". */
export function shortDeadlineText(outlook: DeadlineOutlook): string {
  return words.shortTexts[whoMakes(outlook)];
}

/** Names a change: "6 developers and no listing at Slack". */
function wayLabel(way: DeadlineWay): string {
  const { withoutListingsAt } = way;
  const listings =
    withoutListingsAt.length > 0 ? words.noListingText(onlyOf(withoutListingsAt)) : '';
  return words.wayText(teamLabel(way), listings);
}

function onlyOf([name, ...others]: readonly string[]): string | undefined {
  return others.length === 0 ? name : undefined;
}

/** "6 developers", "80% of their time", "6 developers at 80% of their time"; empty without both. */
function teamLabel({ developerCountNumber, devTimePercentage }: DeadlineWay): string {
  return words.teamText(developerCountNumber, devTimePercentage);
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
  if (withoutListings) return words.makesWithoutListing(withoutListings.timelineWeeks);
  if (outlook.inHouseReserveWeeks >= 0 || outlook.ways.length > 0) return '';
  return blockingReview
    ? words.reviewTooLong(blockingReview.systemName, blockingReview.moderationWeeks)
    : words.fastestTooLong(wayLabel(fastest), fastest.timelineWeeks);
}

/** Everything about the date, for media without presses. */
export function wholeDeadlineText(
  outlook: DeadlineOutlook,
  name?: words.NamedDate['name'],
): string {
  const teams = outlook.ways.map(teamLabel).filter(Boolean);
  return [
    deadlineText(outlook, name),
    deadlineReasonText(outlook),
    teams.length > 0 && words.teamsMakeIt(teamsWhere(outlook), teams),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where teams make the date: with the listing, without one, or simply in-house. */
function teamsWhere({ withoutListings, ways }: DeadlineOutlook): string {
  const { withListing, inHouse, withoutListing } = words.teamsWhere;
  // The reason names the listings.
  if (withoutListings) return withListing;
  const names = ways[0]?.withoutListingsAt ?? [];
  return names.length === 0 ? inHouse : withoutListing(onlyOf(names));
}
