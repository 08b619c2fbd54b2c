/** Whether a number is in a range, both ends included; NaN is in none. */
export function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
