import type { CurrencyCode } from '../inputs.ts';
import { amountText, separators } from './locale.ts';
import { withThousands } from './numbers.ts';

/**
 * The currencies that amounts are shown in, with the rate card's units per US dollar (E38).
 * `exchangeRates` says what the rates rest on.
 */
export const currencies = {
  usd: { symbol: '$', perUsd: 1 },
  eur: { symbol: '€', perUsd: 0.865 },
  gbp: { symbol: '£', perUsd: 0.741 },
} as const satisfies Record<CurrencyCode, { symbol: string; perUsd: number }>;

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
  const text = amountText(shownCurrency().symbol, withThousands(whole));
  return amount < 0 && whole > 0 ? `−${text}` : text;
}

/** "$12,588", "$12,588, €10,889": a price of the plan, which is in USD (E38). */
export function formatPriceUsd(usd: number): string {
  const { code } = shownCurrency();
  return code === 'usd'
    ? formatUsd(usd)
    : `${amountText('$', withThousands(Math.round(usd)))}, ${formatUsd(usd)}`;
}

/**
 * "$55", "$72.50", "$43,780": an amount with its cents where it has any. What a visitor enters and
 * what the rate card states is in USD, whatever currency is shown.
 */
export function formatExactUsd(usd: number, symbol = '$'): string {
  const [dollars = '', cents] = usd.toFixed(2).split('.');
  const digits =
    withThousands(Number(dollars)) + (cents === '00' ? '' : separators.decimal + cents);
  return amountText(symbol, digits);
}
