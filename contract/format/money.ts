import { shownCurrency, toShown } from './currency.ts';
import { separators, withThousands } from './numbers.ts';

/**
 * Writes an amount of USD in the currency that is shown (E38): "$43,780", "−$1,800", "€37,870".
 * Whole units, halves rounded away from zero (E15).
 */
export function formatUsd(usd: number): string {
  return formatShown(toShown(usd));
}

/** The same for an amount that is converted already, such as a part of a sum. */
export function formatShown(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  return `${amount < 0 && whole > 0 ? '−' : ''}${shownCurrency().symbol}${withThousands(whole)}`;
}

/** "$12,588", "$12,588, €10,889": a price of the plan, which is in USD (E38). */
export function formatPriceUsd(usd: number): string {
  const { code } = shownCurrency();
  return code === 'usd' ? formatUsd(usd) : `$${withThousands(Math.round(usd))}, ${formatUsd(usd)}`;
}

/**
 * "$55", "$72.50", "$43,780": an amount with its cents where it has any. What a visitor enters and
 * what the rate card states is in USD, whatever currency is shown.
 */
export function formatExactUsd(usd: number, symbol = '$'): string {
  const [dollars = '', cents] = usd.toFixed(2).split('.');
  return `${symbol}${withThousands(Number(dollars))}${cents === '00' ? '' : separators.decimal + cents}`;
}
