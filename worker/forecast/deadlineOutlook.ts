import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { DeadlineOutlook, DeadlineWay } from '../../contract/claims.ts';
import { daysUntil } from '../../contract/days.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { timelineWeeks } from '../estimate/timeline.ts';

const { range: teams } = inputDefinitions.developerCountNumber;
const { range: shares } = inputDefinitions.devTimePercentage;

/** The reviews that count, and the listings without which they do. */
interface Reviews {
  weeks: number;
  withoutListingsAt: string[];
}

/**
 * Compares the go-live of each side with the target date, and finds what would let the in-house
 * build meet it (E31).
 *
 * @param today - The local calendar day, such as `2027-03-01`.
 * @returns null without a target date.
 */
export function deadlineOutlook(
  inputs: CalculatorInputs,
  today: string,
  { hours, timeline, factors }: Estimate,
): DeadlineOutlook | null {
  const { deadline, developerCountNumber } = inputs;
  if (!deadline) return null;
  const daysLeft = Math.max(0, daysUntil(deadline, today));
  const weeksLeft = Math.floor(daysLeft / 7);
  const { moderationWeeks } = timeline;
  const { effectiveDevTimePercentage } = factors;

  const reviewed = selectedProfiles(inputs).filter((system) => system.moderationWeeks > 0);
  const listedNames = reviewed.flatMap(({ gate, name }) => (gate === 'listing' ? name : [])).sort();
  const access = reviewed.filter(({ gate }) => gate !== 'listing');
  const accessWeeks = Math.max(0, ...access.map((system) => system.moderationWeeks));
  const all: Reviews = { weeks: moderationWeeks, withoutListingsAt: [] };
  const accessOnly: Reviews = {
    weeks: accessWeeks,
    withoutListingsAt: accessWeeks < moderationWeeks ? listedNames : [],
  };

  const way = (
    { weeks, withoutListingsAt }: Reviews,
    developers: number | null = null,
    share: number | null = null,
  ): DeadlineWay => ({
    developerCountNumber: developers,
    devTimePercentage: share,
    withoutListingsAt,
    timelineWeeks: timelineWeeks(
      hours.development,
      developers ?? developerCountNumber,
      share ?? effectiveDevTimePercentage,
      weeks,
    ),
  });
  const isInTime = (change: DeadlineWay) => change.timelineWeeks <= weeksLeft;
  const leastTeam = (reviews: Reviews) =>
    smallestThat(teams, (developers) => isInTime(way(reviews, developers)));
  const leastShare = (reviews: Reviews, developers: number | null = null) =>
    smallestThat(shares, (share) => isInTime(way(reviews, developers, share)));

  const teamOrShare = (reviews: Reviews) => [
    ...optional(leastTeam(reviews), (developers) => way(reviews, developers)),
    ...optional(leastShare(reviews), (share) => way(reviews, null, share)),
  ];
  /** Of all teams with the least share that is enough, the one that moves both inputs least. */
  const teamAndShare = (reviews: Reviews) => {
    const pairs = numbersOf(teams).flatMap((developers) =>
      optional(leastShare(reviews, developers), (share) => ({
        found: way(reviews, developers, share),
        moved:
          (developers - developerCountNumber) / (teams.max - teams.min) +
          (share - effectiveDevTimePercentage) / (shares.max - shares.min),
      })),
    );
    return pairs
      .sort((a, b) => a.moved - b.moved)
      .slice(0, 1)
      .map(({ found }) => found);
  };
  const unlisted = way(accessOnly);
  const stages: readonly (() => DeadlineWay[])[] = [
    () => [...teamOrShare(all), ...[unlisted].filter(isInTime)],
    () => teamOrShare(accessOnly),
    () => teamAndShare(all),
    () => teamAndShare(accessOnly),
  ];
  const isMissed = timeline.timelineWeeks > weeksLeft;
  const fastest = way(accessOnly, teams.max, shares.max);
  const blocking = access.find((system) => system.moderationWeeks === accessWeeks);
  return {
    day: deadline.slice(0, 10),
    daysLeft,
    inHouseReserveWeeks: weeksLeft - timeline.timelineWeeks,
    embeddedReserveWeeks: weeksLeft - timeline.embeddedWeeks,
    developersNeeded: leastTeam(all),
    devTimePercentageNeeded: leastShare(all),
    withoutListings:
      isMissed && isInTime(unlisted)
        ? { systemNames: listedNames, timelineWeeks: unlisted.timelineWeeks }
        : null,
    blockingReview:
      blocking && Math.ceil(accessWeeks / 2) > weeksLeft
        ? { systemName: blocking.name, moderationWeeks: accessWeeks }
        : null,
    ways: isMissed && isInTime(fastest) ? firstWithAny(stages) : [],
    fastest,
  };
}

function firstWithAny<Item>(stages: readonly (() => Item[])[]): Item[] {
  for (const stage of stages) {
    const found = stage();
    if (found.length > 0) return found;
  }
  return [];
}

/** A list of what is made from a number; empty where there is none. */
function optional<Made>(value: number | null, make: (value: number) => Made): Made[] {
  return value === null ? [] : [make(value)];
}

interface Range {
  min: number;
  max: number;
}

function numbersOf({ min, max }: Range): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Returns the smallest value of a range that passes the test, or null. */
function smallestThat({ min, max }: Range, isEnough: (value: number) => boolean): number | null {
  for (let value = min; value <= max; value++) if (isEnough(value)) return value;
  return null;
}
