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
  if (record)
    recordWeeks(weeks, devHours, developerCount, timeSharePercentage, effectiveCount, record);
  return weeks;
}

function recordWeeks(
  { buildWeeks: built, moderationWeeks, timelineWeeks: whole, embeddedWeeks }: Timeline,
  developmentHours: number,
  developerCount: number,
  timeSharePercentage: number,
  effectiveCount: number,
  record: Recorder,
): void {
  record({
    figure: 'buildWeeks',
    rule: 'build-weeks',
    formula:
      'developmentHours / (hoursPerDeveloperWeek * developerCount * timeSharePercentage / 100)',
    operands: { developmentHours, hoursPerDeveloperWeek, developerCount, timeSharePercentage },
    value: built,
  });
  record({
    figure: 'timelineWeeks',
    rule: 'timeline',
    formula: 'roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
    operands: { buildWeeks: built, moderationWeeks, moderationDivisor },
    value: whole,
  });
  record({
    figure: 'embeddedWeeks',
    rule: 'embedded-weeks',
    formula: 'planDeploymentWeeks',
    operands: { planDeploymentWeeks: embeddedWeeks, effectiveCount },
    value: embeddedWeeks,
  });
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
  const capacity = hoursPerDeveloperWeek * developerCount * timeSharePercentage;
  const weeks =
    (100 * moderationDivisor * devHours + moderationWeeks * capacity) /
    (moderationDivisor * capacity);
  if (isExact(devHours, timeSharePercentage) || isClearOfWhole(weeks)) return Math.ceil(weeks);
  return timelineWeeksOfFractions(devHours, developerCount, timeSharePercentage, moderationWeeks);
}

/** Whole numbers of this size are divided without a loss where the result is whole. */
function isExact(devHours: number, timeSharePercentage: number): boolean {
  return Number.isInteger(timeSharePercentage) && Number.isInteger(devHours);
}

/** Whether a sum that is off by a few parts in 2^53 rounds up to the same week as the exact one. */
function isClearOfWhole(weeks: number): boolean {
  return Math.abs(weeks - Math.round(weeks)) > 1e-12 * weeks;
}

/** The same sum for a share such as 33.3, which binary floating point cannot hold: in whole numbers of any size. */
function timelineWeeksOfFractions(
  devHours: number,
  developerCount: number,
  timeSharePercentage: number,
  moderationWeeks: number,
): number {
  const share = decimalFraction(timeSharePercentage);
  const hours = decimalFraction(devHours);
  const divisor = BigInt(moderationDivisor);
  const capacity =
    BigInt(hoursPerDeveloperWeek * developerCount) * share.numerator * hours.denominator;
  const work = 100n * divisor * hours.numerator * share.denominator;
  const needed = work + BigInt(moderationWeeks) * capacity;
  const perWeek = divisor * capacity;
  return Number((needed + perWeek - 1n) / perWeek);
}
