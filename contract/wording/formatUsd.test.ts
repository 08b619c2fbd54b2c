import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { formatUsd, parseUsd } from './formatUsd.ts';

test.each([
  [0, '$0'],
  [0.49, '$0'],
  [0.5, '$1'],
  [999, '$999'],
  [999.5, '$1,000'],
  [1000, '$1,000'],
  [43_780, '$43,780'],
  [999_999, '$999,999'],
  [1_000_000, '$1,000,000'],
  [limits.moneyUsd.max, '$1,000,000,000'],
  [-0.4, '$0'],
  [-1234.5, '-$1,235'],
])('%d is shown as %s', (usd, text) => {
  expect(formatUsd(usd)).toBe(text);
});

test('a whole amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -limits.moneyUsd.max, max: limits.moneyUsd.max }), (usd) => {
      expect(parseUsd(formatUsd(usd))).toBe(usd);
    }),
  );
});

test('an amount is shown within half a dollar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: limits.moneyUsd.max * 100 }), (cents) => {
      const usd = cents / 100;
      expect(Math.abs(parseUsd(formatUsd(usd)) - usd)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('the wording is that of American English', () => {
  const american = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: limits.moneyUsd.max }), (usd) => {
      expect(formatUsd(usd)).toBe(american.format(usd));
    }),
  );
});

test.each(['43,780', '$', '$1,00', '$1000', '$1.5', '$ 1', ' $1', '$1 '])(
  '%j is no amount',
  (text) => {
    expect(() => parseUsd(text)).toThrow(`Expected an amount such as $43,780, got ${text}`);
  },
);
