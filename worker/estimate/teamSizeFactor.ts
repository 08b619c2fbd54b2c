import { rateCard } from './rateCard.ts';

/** Working alone or in a crowd stretches the same hours; three or four developers are the baseline. */
export function teamSizeFactor(developerCount: number): number {
  for (const band of rateCard.teamSizeFactor) {
    if (developerCount <= band.upToDevelopers) {
      return (band.percent + band.percentPerDeveloper * (developerCount - band.above)) / 100;
    }
  }
  throw new RangeError(`Expected a number of developers, got ${developerCount}.`);
}
