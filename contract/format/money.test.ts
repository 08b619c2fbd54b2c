import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyText } from './currencyText.ts';
import {
  currencyOf,
  formatExactUsd,
  formatPriceUsd,
  formatUsd,
  inCurrency,
  shownCurrency,
  toShown,
} from './money.ts';
import { wholeParts } from './numbers.ts';

const eur = currencyOf({ currency: 'eur' });
const gbp = currencyOf({ currency: 'gbp', exchangeRate: 0.75 });

test('amounts are converted from the exact amount, and rounded once', () => {
  expect(inCurrency(eur, () => formatUsd(43_780))).toBe('€37,870');
  expect(inCurrency(gbp, () => formatUsd(-1234.5))).toBe('−£926');
  // 2.5 pounds exactly, and a binary fraction just below it.
  expect(inCurrency(gbp, () => formatUsd(10 / 3))).toBe('£3');
  expect(formatUsd(43_780)).toBe('$43,780');
});

test('what is stated in USD stays so, and the price of the plan has both', () => {
  expect(inCurrency(eur, () => formatExactUsd(72.5))).toBe('$72.50');
  expect(inCurrency(eur, () => formatPriceUsd(899))).toBe('$899, €778');
  expect(formatPriceUsd(899)).toBe('$899');
});

test('the rate card’s rate counts where the visitor states none, and none counts for USD', () => {
  expect(currencyOf({ currency: 'eur', exchangeRate: null }).perUsd).toBe(0.865);
  expect(currencyOf({ currency: 'usd', exchangeRate: 0.9 })).toEqual(currencyOf({}));
  expect(currencyOf({ exchangeRate: 0.9 })).toEqual(currencyOf({}));
});

test('a currency ends with what is composed in it, also where that fails', () => {
  inCurrency(eur, () => {
    expect(inCurrency(gbp, () => formatUsd(100))).toBe('£75');
    expect(formatUsd(100)).toBe('€87');
  });
  const fail = () => {
    throw new Error('no font');
  };
  expect(() => inCurrency(eur, fail)).toThrow('no font');
  expect(shownCurrency().code).toBe('usd');
});

test('the shown parts of a sum add up to the shown sum, in every currency', () => {
  const cents = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 6 });
  const rate = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(cents, rate, (parts, exchangeRate) => {
      inCurrency(currencyOf({ currency: 'eur', exchangeRate }), () => {
        const total = toShown(parts.reduce((sum, part) => sum + part, 0) / 100);
        const shown = wholeParts(
          parts.map((part) => toShown(part / 100)),
          total,
        );
        expect(shown.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total));
      });
    }),
  );
});

test('one sentence names the rate, its source and the rounding, and none where amounts are in USD', () => {
  expect(inCurrency(eur, currencyText)).toBe(
    'Computed in US dollars, shown at 0.865 EUR per USD of 10 August 2026 (an estimate from rates of the European Central Bank). Each amount is rounded by itself, so sums and differences may be off by €2.',
  );
  expect(inCurrency(gbp, currencyText)).toContain('shown at 0.75 GBP per USD (your rate).');
  expect(currencyText()).toBe('');
});
