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

/**
 * Removes the floating-point noise of a sum of decimals and of their sixths, which a monthly share
 * of the build has: 0.1 + 0.2 becomes 0.3, and six times 20 ÷ 6 becomes 20.
 */
export function snapDecimals(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 6e6) / 6e6;
}

/**
 * Rounds half up. Half a cent that floating point left a little below, such as 2.4999999999, still
 * rounds up.
 */
export function roundHalfUp(value: number): number {
  const doubled = 2 * value;
  const nearest = Math.round(doubled);
  const isHalf = Math.abs(doubled - nearest) <= 1e-11 * Math.max(1, Math.abs(doubled));
  return Math.round(isHalf ? nearest / 2 : value);
}

/** Rounds to whole USD as amounts are shown: halves are rounded away from zero (E15). */
export function wholeUsd(usd: number): number {
  return Math.sign(usd) * Math.round(Math.abs(usd));
}
