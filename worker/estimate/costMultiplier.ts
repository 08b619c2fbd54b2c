import { withoutBinaryNoise } from './money.ts';
import type { Recorder } from './trace.ts';

/** The product of two factors with at most two and three decimals has at most five. */
export const multiplierUnits = 100_000;

/** How the factors combine: team size and time share multiply, duration adds (E6). */
export function costMultiplier(
  teamSizeFactor: number,
  timeShareFactor: number,
  durationSurcharge: number,
  record?: Recorder,
): number {
  const multiplier = teamSizeFactor * timeShareFactor + durationSurcharge;
  const value = withoutBinaryNoise(multiplier * multiplierUnits) / multiplierUnits;
  record?.({
    figure: 'costMultiplier',
    rule: 'cost-multiplier',
    formula: 'teamSizeFactor * timeShareFactor + durationSurcharge',
    operands: { teamSizeFactor, timeShareFactor, durationSurcharge },
    value,
  });
  return value;
}
