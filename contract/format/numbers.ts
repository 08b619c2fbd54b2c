import { percentText, separators } from './locale.ts';

/** "1,240": a whole number, not negative, with thousands separators. */
export function withThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separators.thousands);
}

/** "1.05", "2,308.75", "−0.5": with no more decimals than it has, and no more than asked. */
export function formatNumber(value: number, decimals: number): string {
  const rounded = Number(value.toFixed(decimals));
  const [whole = '', fraction] = String(Math.abs(rounded)).split('.');
  const text = `${withThousands(Number(whole))}${fraction ? separators.decimal + fraction : ''}`;
  return rounded < 0 ? `−${text}` : text;
}

/** "71%", "45,266%", "−96%": whole percent as the rules round them. */
export function formatPercentage(percentage: number): string {
  return percentText(formatNumber(Math.round(percentage), 0));
}

/**
 * Rounds the parts of a sum to whole numbers that add up to the rounded sum (E15): the largest
 * remainder method. Of parts with equal remainders, the first is rounded up first.
 *
 * @param parts - Amounts or percent, to two decimals and not negative.
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
