/**
 * Rounds the parts of a sum to whole numbers that add up to the rounded sum (E15): the largest
 * remainder method. Of parts with equal remainders, the first is rounded up first.
 *
 * @param parts - In USD or percent, with at most two decimals and not negative.
 * @param total - Their sum.
 */
export function wholeParts(parts: readonly number[], total: number): number[] {
  const hundredths = parts.map((part) => Math.round(part * 100));
  const whole = hundredths.map((part) => Math.floor(part / 100));
  const lost = Math.round(total) - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = hundredths
    .map((part, index) => ({ index, remainder: part % 100 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, lost)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
