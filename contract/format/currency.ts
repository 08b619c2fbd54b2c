import { currencies } from '../currencies.ts';
import type { CurrencyCode } from '../inputs.ts';

/** A currency with the rate at which amounts are converted. */
export interface ShownCurrency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** Units of the currency for one US dollar. */
  readonly perUsd: number;
}

const usd: ShownCurrency = { code: 'usd', ...currencies.usd };

/**
 * The currency that amounts are written in, like the locale of a text. The page sets it with its
 * inputs; documents and mails set it while they are composed (decision 0165).
 */
let shown = usd;

/** The currency that inputs ask for, at the visitor's own rate or that of the rate card. */
export function currencyOf({
  currency,
  exchangeRate,
}: {
  readonly currency?: CurrencyCode | null | undefined;
  readonly exchangeRate?: number | null | undefined;
}): ShownCurrency {
  if (!currency || currency === 'usd') return usd;
  const { symbol, perUsd } = currencies[currency];
  return { code: currency, symbol, perUsd: exchangeRate ?? perUsd };
}

export function shownCurrency(): ShownCurrency {
  return shown;
}

/** Writes amounts in a currency from now on. Only the page does this: it has one visitor. */
export function showCurrency(currency: ShownCurrency): void {
  shown = currency;
}

/**
 * Writes amounts in a currency while `compose` runs. It has to be synchronous, so that no other
 * request is written in this currency.
 */
export function inCurrency<Composed>(
  currency: ShownCurrency,
  compose: () => Composed extends Promise<unknown> ? never : Composed,
): Composed {
  const before = shown;
  shown = currency;
  try {
    return compose();
  } finally {
    shown = before;
  }
}

/** Converts an amount of USD to the currency that is shown, without the noise of floating point. */
export function toShown(usdAmount: number): number {
  return shown === usd ? usdAmount : Number((usdAmount * shown.perUsd).toFixed(6));
}

/** "USD", "EUR", "GBP". */
export function shownCode(): string {
  return shown.code.toUpperCase();
}
