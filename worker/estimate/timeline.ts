import type { Timeline } from '../../contract/estimate.ts';
import type { Drivers } from './Drivers.ts';
import { rateCard } from './rateCard.ts';

const { hoursPerDeveloperWeek, moderationDivisor } = rateCard;

/** Computes how long both sides take until the integrations are live (E7 to E11). */
export function timeline({
  hours,
  developerCount,
  effectiveDevTimePercentage: share,
  moderationWeeks,
  embeddedWeeks,
}: Drivers): Timeline {
  return {
    buildWeeks: buildWeeks(hours.development, developerCount, share),
    moderationWeeks,
    timelineWeeks: timelineWeeks(hours.development, developerCount, share, moderationWeeks),
    embeddedWeeks,
  };
}

/**
 * Computes the weeks of development, not rounded (E7). One division of integers keeps 12 weeks
 * exactly 12.
 */
export function buildWeeks(
  devHours: number,
  developerCount: number,
  effectiveDevTimePercentage: number,
): number {
  return (100 * devHours) / (hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage);
}

/**
 * Computes the weeks of development plus half the review, rounded up without floating-point error
 * (E9).
 */
export function timelineWeeks(
  devHours: number,
  developerCount: number,
  effectiveDevTimePercentage: number,
  moderationWeeks: number,
): number {
  const capacity = hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage;
  const work = 100 * moderationDivisor * devHours + moderationWeeks * capacity;
  const weeks = work / (moderationDivisor * capacity);
  const isWhole = areIntegers(devHours, effectiveDevTimePercentage, moderationWeeks);
  // A division of safe integers is never rounded to another side of an integer.
  if ((isWhole && Number.isSafeInteger(work)) || isFarFromInteger(weeks)) return Math.ceil(weeks);
  return exactTimelineWeeks(devHours, developerCount, effectiveDevTimePercentage, moderationWeeks);
}

/** Whether all numbers are integers, so that products and sums of them are exact. */
export function areIntegers(...values: number[]): boolean {
  return values.every((value) => Number.isInteger(value));
}

/** Whether rounding up gives the same week despite an error of a few parts in 2^53. */
function isFarFromInteger(weeks: number): boolean {
  return Math.abs(weeks - Math.round(weeks)) > 1e-12 * weeks;
}

/**
 * The same sum in exact integers, for decimals such as 33.3 that binary floating point cannot
 * represent.
 */
function exactTimelineWeeks(
  devHours: number,
  developerCount: number,
  effectiveDevTimePercentage: number,
  moderationWeeks: number,
): number {
  const share = decimalFraction(effectiveDevTimePercentage);
  const hours = decimalFraction(devHours);
  const review = decimalFraction(moderationWeeks);
  const divisor = BigInt(moderationDivisor) * review.denominator;
  const capacity =
    BigInt(hoursPerDeveloperWeek * developerCount) * share.numerator * hours.denominator;
  const work = 100n * divisor * hours.numerator * share.denominator;
  const needed = work + review.numerator * capacity;
  const perWeek = divisor * capacity;
  return Number((needed + perWeek - 1n) / perWeek);
}

interface DecimalFraction {
  numerator: bigint;
  denominator: bigint;
}

/** What is smaller than this counts as 0: no control and no link expresses it. */
const smallestDecimal = 1e-20;

/**
 * Converts a number to the fraction of its decimal notation: 33.3 becomes 333/10, not the nearest
 * binary fraction.
 *
 * @param value - Finite.
 */
export function decimalFraction(value: number): DecimalFraction {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  if (Math.abs(value) < smallestDecimal) return { numerator: 0n, denominator: 1n };
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}
