import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** Developers who switch between tasks take longer; a share between two bands, such as 79.5, is in the lower one. */
export function timeShareFactor(timeSharePercentage: number, record?: Recorder): number {
  for (const band of rateCard.timeShareFactor) {
    if (timeSharePercentage >= band.fromPercentage) {
      const pointsBelow = band.below - timeSharePercentage;
      const value = (band.thousandths + band.thousandthsPerPoint * pointsBelow) / 1000;
      record?.({
        figure: 'timeShareFactor',
        rule: 'time-share-factor',
        formula: 'shareBase + perPoint * (shareBelow - timeSharePercentage)',
        operands: {
          shareBase: band.thousandths / 1000,
          perPoint: band.thousandthsPerPoint / 1000,
          shareBelow: band.below,
          timeSharePercentage,
        },
        value,
      });
      return value;
    }
  }
  throw new RangeError(`Expected a share from 0 to 100 percent, got ${timeSharePercentage}.`);
}
