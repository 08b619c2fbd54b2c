import { monthsPerYear } from '../../contract/format/durations.ts';

/**
 * How many months at the price of the first year cost as much as the months up to `month`, where
 * the price rises after each year. Allocates nothing.
 *
 * @param month - May be a fraction.
 */
export function escalatedMonths(month: number, risePercentagePerYear: number): number {
  if (risePercentagePerYear === 0) return month;
  let months = 0;
  let factor = 1;
  for (let start = 0; start < month; start += monthsPerYear) {
    months += factor * Math.min(month - start, monthsPerYear);
    factor *= 1 + risePercentagePerYear / 100;
  }
  return months;
}

/**
 * The sum of amounts, each discounted by the periods before it; the first is not discounted.
 *
 * @param rate - Per period, a fraction.
 */
export function presentValue(amounts: readonly number[], rate: number): number {
  return amounts.reduce((sum, amount, period) => sum + amount / (1 + rate) ** period, 0);
}

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

/** Returns the revenue of a month: it rises linearly from 0 at the launch to the full amount. */
export function rampedRevenue(
  monthsSinceLaunch: number,
  fullUsd: number,
  rampMonths: number,
): number {
  if (monthsSinceLaunch <= 0) return 0;
  return monthsSinceLaunch >= rampMonths ? fullUsd : (fullUsd * monthsSinceLaunch) / rampMonths;
}
