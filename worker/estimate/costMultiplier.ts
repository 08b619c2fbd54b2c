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
  timeShareFactor: number,
  durationSurcharge: number,
  record?: Recorder,
): number {
  const multiplier = teamSizeFactor * timeShareFactor + durationSurcharge;
  const value = snapToInteger(multiplier * multiplierUnits) / multiplierUnits;
  record?.({
    figure: 'costMultiplier',
    rule: 'cost-multiplier',
    formula: 'teamSizeFactor * timeShareFactor + durationSurcharge',
    operands: { teamSizeFactor, timeShareFactor, durationSurcharge },
    value,
  });
  return value;
}
