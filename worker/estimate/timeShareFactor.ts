import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the factor for part-time work: developers who switch between projects take longer. A
 * percentage between two bands, such as 79.5, belongs to the lower one.
 *
 * @param record - Receives the step of the calculation.
 * @throws RangeError if the percentage is negative or no number.
 */
export function timeShareFactor(timeSharePercentage: number, record?: Recorder): number {
  const band = rateCard.timeShareFactor.find(
    ({ fromPercentage }) => timeSharePercentage >= fromPercentage,
  );
  if (!band) {
    throw new RangeError(`Expected a share from 0 to 100 percent, got ${timeSharePercentage}.`);
  }
  const { thousandths, thousandthsPerPoint, below } = band;
  const value = (thousandths + thousandthsPerPoint * (below - timeSharePercentage)) / 1000;
  if (record) recordFactor(value, band, timeSharePercentage, record);
  return value;
}

function recordFactor(
  value: number,
  { thousandths, thousandthsPerPoint, below }: (typeof rateCard.timeShareFactor)[number],
  timeSharePercentage: number,
  record: Recorder,
): void {
  record({
    figure: 'timeShareFactor',
    rule: 'time-share-factor',
    formula: 'shareBase + perPoint * (shareBelow - timeSharePercentage)',
    operands: {
      shareBase: thousandths / 1000,
      perPoint: thousandthsPerPoint / 1000,
      shareBelow: below,
      timeSharePercentage,
    },
    value,
  });
}
