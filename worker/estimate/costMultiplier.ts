import { snapToInteger } from './money.ts';
import type { Recorder } from './trace.ts';

/** The multiplier has at most five decimals: the factors have at most two and three. */
export const multiplierUnits = 100_000;

/**
 * Combines the factors: team size and developer time multiply, the duration surcharge adds (E6).
 *
 * @param record - Receives the step of the calculation.
 */
export function costMultiplier(
  teamSizeFactor: number,
  devTimeFactor: number,
  durationSurcharge: number,
  record?: Recorder,
): number {
  const multiplier = teamSizeFactor * devTimeFactor + durationSurcharge;
  const value = snapToInteger(multiplier * multiplierUnits) / multiplierUnits;
  record?.({
    figure: 'costMultiplier',
    rule: 'cost-multiplier',
    formula: 'teamSizeFactor * devTimeFactor + durationSurcharge',
    operands: { teamSizeFactor, devTimeFactor, durationSurcharge },
    value,
  });
  return value;
}
