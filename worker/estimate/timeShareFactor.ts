import { rateCard } from './rateCard.ts';

/** Developers who switch between tasks take longer; a share between two bands, such as 79.5, is in the lower one. */
export function timeShareFactor(timeSharePercentage: number): number {
  for (const band of rateCard.timeShareFactor) {
    if (timeSharePercentage >= band.fromPercentage) {
      const pointsBelow = band.below - timeSharePercentage;
      return (band.thousandths + band.thousandthsPerPoint * pointsBelow) / 1000;
    }
  }
  throw new RangeError(`Expected a share from 0 to 100 percent, got ${timeSharePercentage}.`);
}
