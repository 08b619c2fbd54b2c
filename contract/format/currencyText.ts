import { convertedText, ownRateText, perUsdText, rateSourceOf } from '../words/currencyText.ts';
import { currencies, formatShown, shownCode, shownCurrency } from './money.ts';
import { formatNumber } from './numbers.ts';
import { formatDay } from './phrases.ts';

export { currencyNames, ownRateText } from '../words/currencyText.ts';

/**
 * The rate card's exchange rates with what they rest on (E27, E38). They are apart from
 * `currencies`, because only parts of the page that load later show their source.
 */
export const exchangeRates = {
  /** The day of the rates. */
  date: '2026-08-10',
  source: 'European Central Bank, euro reference rates',
  url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  /** The bank's page could not be read; the rates are those that others reported of that day. */
  confidence: 'judgement',
  /** Units of each currency for one US dollar. */
  perUsd: { eur: currencies.eur.perUsd, gbp: currencies.gbp.perUsd },
} as const;

const rateDay = formatDay(exchangeRates.date);

/** Where the rate card's exchange rates come from. */
export const rateSourceText = rateSourceOf(rateDay);

/** "0.865 EUR per USD". */
export function rateText(perUsd: number): string {
  return perUsdText(formatNumber(perUsd, 4), shownCode());
}

/** The source of the rate that is used: the visitor, or the rate card's. */
export function usedRateSourceText(): string {
  return isOfRateCard() ? rateSourceText : ownRateText;
}

function isOfRateCard(): boolean {
  const { code, perUsd } = shownCurrency();
  return perUsd === currencies[code].perUsd;
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
  return convertedText(rateText(perUsd), isOfRateCard() ? rateDay : null, most);
}
