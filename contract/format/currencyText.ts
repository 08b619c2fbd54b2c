import { currencies } from '../currencies.ts';
import { exchangeRates } from '../exchangeRates.ts';
import type { CurrencyCode } from '../inputs.ts';
import { shownCode, shownCurrency } from './currency.ts';
import { formatShown } from './money.ts';
import { formatNumber } from './numbers.ts';
import { formatDay } from './phrases.ts';

/** "Planning estimates in euros". */
export const currencyNames = {
  usd: 'US dollars',
  eur: 'euros',
  gbp: 'pounds sterling',
} as const satisfies Record<CurrencyCode, string>;

/** Where the rate card's exchange rates come from. */
export const rateSourceText = `our judgement, from rates of the European Central Bank of ${formatDay(exchangeRates.date)}`;

/** "0.865 EUR per USD". */
export function rateText(perUsd: number, code = shownCode()): string {
  return `${formatNumber(perUsd, 4)} ${code} per USD`;
}

/** The source of the rate that is used: the visitor, or the rate card's. */
export function usedRateSourceText(): string {
  const { code, perUsd } = shownCurrency();
  return perUsd === currencies[code].perUsd ? rateSourceText : 'your rate';
}

/**
 * Says once in each medium how amounts were converted (E38); empty where they are in USD. A
 * difference of two amounts in whole dollars is up to a dollar from the exact one, which is then
 * converted and rounded beside two other rounded amounts.
 */
export function currencyText(): string {
  const { code, perUsd } = shownCurrency();
  if (code === 'usd') return '';
  const most = formatShown(Math.floor(perUsd + 1.5));
  return `Computed in US dollars, shown at ${rateText(perUsd)} (${usedRateSourceText()}). Each amount is rounded by itself, so sums and differences may be off by ${most}.`;
}
