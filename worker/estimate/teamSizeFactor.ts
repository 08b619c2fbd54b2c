import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** Working alone or in a crowd stretches the same hours; three or four developers are the baseline. */
export function teamSizeFactor(developerCount: number, record?: Recorder): number {
  for (const band of rateCard.teamSizeFactor) {
    if (developerCount <= band.upToDevelopers) {
      const value = (band.percent + band.percentPerDeveloper * (developerCount - band.above)) / 100;
      record?.({
        figure: 'teamSizeFactor',
        rule: 'team-size-factor',
        formula:
          band.percentPerDeveloper === 0
            ? 'teamBase'
            : 'teamBase + perDeveloper * (developerCount - teamAbove)',
        operands: {
          teamBase: band.percent / 100,
          perDeveloper: band.percentPerDeveloper / 100,
          developerCount,
          teamAbove: band.above,
        },
        value,
      });
      return value;
    }
  }
  throw new RangeError(`Expected a number of developers, got ${developerCount}.`);
}
