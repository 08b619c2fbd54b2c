import { snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';

/**
 * Returns the factor for the team size: the same hours cost more alone or in a large team. Three or
 * four developers are the baseline of 1.
 *
 * @throws RangeError if the count is not a number.
 */
export function teamSizeFactor(developerCount: number): number {
  const { percent, percentPerDeveloper, above } = teamSizeBand(developerCount);
  return (percent + percentPerDeveloper * (developerCount - above)) / 100;
}

/** Returns the entry of the rate card for a team size; throws as `teamSizeFactor`. */
export function teamSizeBand(developerCount: number) {
  const band = rateCard.teamSizeFactor.find(
    ({ upToDevelopers }) => developerCount <= upToDevelopers,
  );
  if (!band) throw new RangeError(`Expected a number of developers, got ${developerCount}.`);
  return band;
}

/**
 * Returns the factor for part-time work: developers who switch between projects take longer. A
 * percentage between two bands, such as 79.5, belongs to the lower one.
 *
 * @throws RangeError if the percentage is negative or no number.
 */
export function devTimeFactor(effectiveDevTimePercentage: number): number {
  const { thousandths, thousandthsPerPoint, below } = devTimeBand(effectiveDevTimePercentage);
  return (thousandths + thousandthsPerPoint * (below - effectiveDevTimePercentage)) / 1000;
}

/** Returns the entry of the rate card for a percentage; throws as `devTimeFactor`. */
export function devTimeBand(effectiveDevTimePercentage: number) {
  const band = rateCard.devTimeFactor.find(
    ({ fromPercentage }) => effectiveDevTimePercentage >= fromPercentage,
  );
  if (!band) {
    throw new RangeError(
      `Expected a share from 0 to 100 percent, got ${effectiveDevTimePercentage}.`,
    );
  }
  return band;
}

/**
 * Returns the surcharge for a long build; a build of exactly 12 or 26 weeks is below the threshold
 * (E7).
 */
export function durationSurcharge(buildWeeks: number): number {
  const band = rateCard.durationSurcharge.find(({ aboveWeeks }) => buildWeeks > aboveWeeks);
  return band?.surcharge ?? 0;
}

/** The multiplier has at most five decimals: the factors have at most two and three. */
export const multiplierUnits = 100_000;

/**
 * The multiplier of which only a percentage counts: what it adds to the hours is scaled (E39).
 *
 * @param percentage - From 0 to 100.
 */
export function appliedMultiplier(ruleMultiplier: number, percentage: number): number {
  if (percentage === 100) return ruleMultiplier;
  return snapMultiplier(1 + ((ruleMultiplier - 1) * percentage) / 100);
}

/** Removes the noise of floating point, for percentages with up to four decimals. */
function snapMultiplier(multiplier: number): number {
  return Math.round(multiplier * 1e11) / 1e11;
}

/**
 * Combines the factors: team size and developer time multiply, the duration surcharge adds (E6).
 */
export function costMultiplier(
  teamSizeFactor: number,
  devTimeFactor: number,
  durationSurcharge: number,
): number {
  const multiplier = teamSizeFactor * devTimeFactor + durationSurcharge;
  return snapToInteger(multiplier * multiplierUnits) / multiplierUnits;
}
