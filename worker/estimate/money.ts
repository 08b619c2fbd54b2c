/**
 * Binary floating point writes 28.999999999999996 for 0.29 × 100. Where a quantity can only be whole,
 * or was meant to be, take the whole number; leave everything else alone, so that order is kept.
 */
export function withoutBinaryNoise(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 ? whole : value;
}

/** Cents, whole where the amount is whole cents. */
export function centsOf(usd: number): number {
  return withoutBinaryNoise(usd * 100);
}
