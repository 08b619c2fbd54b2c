/**
 * Parts of a sum in whole USD that add up to the sum as it is shown: the dollars that rounding down
 * loses go to the parts with the largest remainders, the first of equals first, as sorting keeps
 * their order (E15). The parts are not negative and add up to the total.
 */
export function wholeDollarParts(partsUsd: readonly number[], totalUsd: number): number[] {
  const cents = partsUsd.map((part) => Math.round(part * 100));
  const dollars = cents.map((part) => Math.floor(part / 100));
  const lost = Math.round(totalUsd) - dollars.reduce((sum, part) => sum + part, 0);
  const byRemainder = cents
    .map((part, index) => ({ index, remainder: part % 100 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, lost)) dollars[index] = (dollars[index] ?? 0) + 1;
  return dollars;
}
