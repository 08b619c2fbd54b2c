import { monthsPerYear } from '../../contract/format/formatTimeline.ts';

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
