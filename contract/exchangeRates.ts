import { currencies } from './currencies.ts';

/**
 * The rate card's exchange rates with what they rest on (E27, E38). They are apart from
 * `currencies.ts`, because only parts of the page that load later show their source.
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
