import { decimalFraction } from './decimalFraction.ts';
import { planTier } from './embeddedPlan.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

const { hoursPerDeveloperWeek, moderationDivisor } = rateCard;

/** Weeks of both sides; only `buildWeeks` is not whole. */
export interface Timeline {
  buildWeeks: number;
  moderationWeeks: number;
  timelineWeeks: number;
  embeddedWeeks: number;
}

/** How long both sides take until the integrations work (E7 to E11). */
export function timeline(
  devHours: number,
  developerCount: number,
  timeSharePercentage: number,
  moderationWeeks: number,
  effectiveCount: number,
  record?: Recorder,
): Timeline {
  const weeks = {
    buildWeeks: buildWeeks(devHours, developerCount, timeSharePercentage),
    moderationWeeks,
    timelineWeeks: timelineWeeks(devHours, developerCount, timeSharePercentage, moderationWeeks),
    embeddedWeeks: planTier(effectiveCount).deploymentWeeks,
  };
  record?.({
    figure: 'buildWeeks',
    rule: 'build-weeks',
    formula:
      'developmentHours / (hoursPerDeveloperWeek * developerCount * timeSharePercentage / 100)',
    operands: {
      developmentHours: devHours,
      hoursPerDeveloperWeek,
      developerCount,
      timeSharePercentage,
    },
    value: weeks.buildWeeks,
  });
  record?.({
    figure: 'timelineWeeks',
    rule: 'timeline',
    formula: 'roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
    operands: { buildWeeks: weeks.buildWeeks, moderationWeeks, moderationDivisor },
    value: weeks.timelineWeeks,
  });
  record?.({
    figure: 'embeddedWeeks',
    rule: 'embedded-weeks',
    formula: 'planDeploymentWeeks',
    operands: { planDeploymentWeeks: weeks.embeddedWeeks, effectiveCount },
    value: weeks.embeddedWeeks,
  });
  return weeks;
}

/** Weeks of development, unrounded (E7): one division of whole numbers, so that exactly 12 weeks are 12. */
export function buildWeeks(
  devHours: number,
  developerCount: number,
  timeSharePercentage: number,
): number {
  return (100 * devHours) / (hoursPerDeveloperWeek * developerCount * timeSharePercentage);
}

/** Whole weeks of development and half the moderation, rounded up exactly (E9). */
export function timelineWeeks(
  devHours: number,
  developerCount: number,
  timeSharePercentage: number,
  moderationWeeks: number,
): number {
  if (!Number.isInteger(timeSharePercentage)) {
    return timelineWeeksOfFraction(devHours, developerCount, timeSharePercentage, moderationWeeks);
  }
  const capacity = hoursPerDeveloperWeek * developerCount * timeSharePercentage;
  return Math.ceil(
    (100 * moderationDivisor * devHours + moderationWeeks * capacity) /
      (moderationDivisor * capacity),
  );
}

/** The same sum for a share such as 33.3, which binary floating point cannot hold: in whole numbers of any size. */
function timelineWeeksOfFraction(
  devHours: number,
  developerCount: number,
  timeSharePercentage: number,
  moderationWeeks: number,
): number {
  const share = decimalFraction(timeSharePercentage);
  const capacity = BigInt(hoursPerDeveloperWeek * developerCount) * share.numerator;
  const divisor = BigInt(moderationDivisor);
  const numerator =
    100n * divisor * BigInt(devHours) * share.denominator + BigInt(moderationWeeks) * capacity;
  const denominator = divisor * capacity;
  return Number((numerator + denominator - 1n) / denominator);
}
