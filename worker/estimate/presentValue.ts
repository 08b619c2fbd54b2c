/**
 * The sum of amounts, each discounted by the periods before it; the first is not discounted.
 *
 * @param rate - Per period, a fraction.
 */
export function presentValue(amounts: readonly number[], rate: number): number {
  return amounts.reduce((sum, amount, period) => sum + amount / (1 + rate) ** period, 0);
}
