import { withoutBinaryNoise } from './money.ts';

/** The product of two factors with at most two and three decimals has at most five. */
export const multiplierUnits = 100_000;

/** How the factors combine: team size and time share multiply, duration adds (E6). */
export function costMultiplier(
  teamSizeFactor: number,
  timeShareFactor: number,
  durationSurcharge: number,
): number {
  const multiplier = teamSizeFactor * timeShareFactor + durationSurcharge;
  return withoutBinaryNoise(multiplier * multiplierUnits) / multiplierUnits;
}
