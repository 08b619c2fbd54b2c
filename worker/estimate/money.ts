/**
 * Removes floating-point noise: 28.999999999999996, the result of 0.29 × 100, becomes 29. Values
 * that are further than 1e-6 from an integer are returned unchanged.
 */
export function snapToInteger(value: number): number {
  const integer = Math.round(value);
  return Math.abs(value - integer) < 1e-6 ? integer : value;
}

/** Converts USD to cents; an integer if the amount is in whole cents. */
export function centsOf(usd: number): number {
  return snapToInteger(usd * 100);
}
