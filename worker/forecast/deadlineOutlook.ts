import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { DeadlineOutlook } from '../../contract/claims.ts';
import { daysUntil } from '../../contract/days.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { timelineWeeks } from '../estimate/timeline.ts';

/**
 * Compares the go-live of each side with the target date, and finds what would let the in-house
 * build meet it: the smallest sufficient value of one input, with the others unchanged (E31).
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
  const weeksWith = (developers: number, share: number, reviewWeeks = moderationWeeks) =>
    timelineWeeks(hours.development, developers, share, reviewWeeks);

  const reviewed = selectedProfiles(inputs).filter((system) => system.moderationWeeks > 0);
  const longest = reviewed.find((system) => system.moderationWeeks === moderationWeeks);
  const listed = reviewed.filter(({ gate }) => gate === 'listing');
  const accessWeeks = reviewed
    .filter(({ gate }) => gate !== 'listing')
    .map((system) => system.moderationWeeks);
  const weeksUnlisted = weeksWith(
    developerCountNumber,
    effectiveDevTimePercentage,
    Math.max(0, ...accessWeeks),
  );
  return {
    day: deadline.slice(0, 10),
    daysLeft,
    inHouseReserveWeeks: weeksLeft - timeline.timelineWeeks,
    embeddedReserveWeeks: weeksLeft - timeline.embeddedWeeks,
    developersNeeded: smallestThat(
      inputDefinitions.developerCountNumber.range,
      (developers) => weeksWith(developers, effectiveDevTimePercentage) <= weeksLeft,
    ),
    devTimePercentageNeeded: smallestThat(
      inputDefinitions.devTimePercentage.range,
      (share) => weeksWith(developerCountNumber, share) <= weeksLeft,
    ),
    withoutListings:
      timeline.timelineWeeks > weeksLeft && weeksUnlisted <= weeksLeft
        ? { systemNames: listed.map(({ name }) => name).sort(), timelineWeeks: weeksUnlisted }
        : null,
    blockingReview:
      longest && Math.ceil(moderationWeeks / 2) > weeksLeft
        ? { systemName: longest.name, moderationWeeks }
        : null,
  };
}

/** Returns the smallest value of a range that passes the test, or null. */
function smallestThat(
  { min, max }: { min: number; max: number },
  isEnough: (value: number) => boolean,
): number | null {
  for (let value = min; value <= max; value++) if (isEnough(value)) return value;
  return null;
}
