/**
 * Finds the first month, from 1, from which the cumulative benefit stays at or above 0 to the end.
 *
 * @param benefits - By month, from month 0.
 * @returns null if the benefit is below 0 at the end.
 */
export function paybackMonth(benefits: readonly number[]): number | null {
  let cumulative = 0;
  let payback: number | null = null;
  benefits.forEach((benefit, month) => {
    cumulative += benefit;
    // A cent keeps the noise of floating point from moving the month.
    if (cumulative < -0.005) payback = null;
    else if (month >= 1) payback ??= month;
  });
  return payback;
}
