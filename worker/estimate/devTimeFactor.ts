import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the factor for part-time work: developers who switch between projects take longer. A
 * percentage between two bands, such as 79.5, belongs to the lower one.
 *
 * @param record - Receives the step of the calculation.
 * @throws RangeError if the percentage is negative or no number.
 */
export function devTimeFactor(effectiveDevTimePercentage: number, record?: Recorder): number {
  const band = rateCard.devTimeFactor.find(
    ({ fromPercentage }) => effectiveDevTimePercentage >= fromPercentage,
  );
  if (!band) {
    throw new RangeError(
      `Expected a share from 0 to 100 percent, got ${effectiveDevTimePercentage}.`,
    );
  }
  const { thousandths, thousandthsPerPoint, below } = band;
  const value = (thousandths + thousandthsPerPoint * (below - effectiveDevTimePercentage)) / 1000;
  if (record) recordFactor(value, band, effectiveDevTimePercentage, record);
  return value;
}

function recordFactor(
  value: number,
  { thousandths, thousandthsPerPoint, below }: (typeof rateCard.devTimeFactor)[number],
  effectiveDevTimePercentage: number,
  record: Recorder,
): void {
  record({
    figure: 'devTimeFactor',
    rule: 'time-share-factor',
    formula: 'shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
    operands: {
      shareBase: thousandths / 1000,
      perPoint: thousandthsPerPoint / 1000,
      shareBelow: below,
      effectiveDevTimePercentage,
    },
    value,
  });
}
