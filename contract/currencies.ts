import type { CurrencyCode } from './inputs.ts';

/**
 * The currencies that amounts are shown in, with the rate card's units per US dollar (E38).
 * `exchangeRates.ts` says what the rates rest on.
 */
export const currencies = {
  usd: { symbol: '$', perUsd: 1 },
  eur: { symbol: '€', perUsd: 0.865 },
  gbp: { symbol: '£', perUsd: 0.741 },
} as const satisfies Record<CurrencyCode, { symbol: string; perUsd: number }>;
