import type { CurrencyCode } from '../inputs.ts';

/** "Planning estimates in euros". */
export const currencyNames = {
  usd: 'US dollars',
  eur: 'euros',
  gbp: 'pounds sterling',
} as const satisfies Record<CurrencyCode, string>;

const rateEstimate = 'an estimate from rates of the European Central Bank';

export const rateSourceOf = (day: string) => `${rateEstimate} of ${day}`;

/** Where a rate comes from that the visitor states. */
export const ownRateText = 'your rate';

/** "0.865 EUR per USD". */
export const perUsdText = (rate: string, code: string) => `${rate} ${code} per USD`;

/**
 * @param rateDay - The day of the rate card's rate; null for a rate of the visitor's own.
 * @param most - By how much amounts may be off.
 */
export function convertedText(rate: string, rateDay: string | null, most: string): string {
  const source = rateDay === null ? ` (${ownRateText})` : ` of ${rateDay} (${rateEstimate})`;
  return `Computed in US dollars, shown at ${rate}${source}. Each amount is rounded by itself, so sums and differences may be off by ${most}.`;
}
