import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { formatExactUsd, formatUsd } from './money.ts';
import { formatNumber, formatPercentage, wholeParts } from './numbers.ts';

test('numbers carry no more decimals than they have', () => {
  expect(formatNumber(1.05, 5)).toBe('1.05');
  expect(formatNumber(3.6272, 5)).toBe('3.6272');
  expect(formatNumber(-0.5, 2)).toBe('−0.5');
  expect(formatNumber(-0.001, 2)).toBe('0');
  expect(formatNumber(2308.75, 2)).toBe('2,308.75');
  expect(formatNumber(100, 2)).toBe('100');
});

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
  [limits.moneyUsd.max, '$100,000,000,000'],
  [-0.4, '$0'],
  [-1234.5, '−$1,235'],
])('%d is shown as %s', (usd, text) => {
  expect(formatUsd(usd)).toBe(text);
});

test('amounts are formatted as in American English', () => {
  const american = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  fc.assert(
    fc.property(fc.integer({ min: -limits.moneyUsd.max, max: limits.moneyUsd.max }), (usd) => {
      // The minus sign of typography, as in every text.
      expect(formatUsd(usd)).toBe(american.format(usd).replace('-', '−'));
    }),
  );
});

test('a rate shows cents where it has any', () => {
  expect(formatExactUsd(55)).toBe('$55');
  expect(formatExactUsd(72.5)).toBe('$72.50');
  expect(formatExactUsd(10_000)).toBe('$10,000');
});

test.each([
  [0, '0%'],
  [100, '100%'],
  [1000, '1,000%'],
  [45_266, '45,266%'],
  [33.3, '33%'],
  [99.5, '100%'],
  [-96.4, '−96%'],
  [-0.4, '0%'],
])('%d percent is shown as %s', (percentage, text) => {
  expect(formatPercentage(percentage)).toBe(text);
});

test.each([
  [[28_457, 10_945, 4378], 43_780, [28_457, 10_945, 4378]],
  [[0.65, 0.25, 0.1], 1, [1, 0, 0]],
  [[1.5, 1.5, 0], 3, [2, 1, 0]],
  [[0.4, 0.4, 0.4], 1.2, [1, 0, 0]],
  [[0.5, 0.5, 0.5], 1.5, [1, 1, 0]],
  [[0.3, 0.4, 0.4, 0.4], 1.5, [0, 1, 1, 0]],
  [[0, 0, 0], 0, [0, 0, 0]],
])('%j of %d are shown as %j', (parts, total, shown) => {
  expect(wholeParts(parts, total)).toEqual(shown);
});

const parts = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 6 });

test('the shown parts add up to the shown total, and each is less than a dollar off', () => {
  fc.assert(
    fc.property(parts, (cents) => {
      const partsUsd = cents.map((part) => part / 100);
      const totalUsd = cents.reduce((sum, part) => sum + part, 0) / 100;
      const shown = wholeParts(partsUsd, totalUsd);
      expect(shown.reduce((sum, part) => sum + part, 0)).toBe(Math.round(totalUsd));
      for (const [i, part] of partsUsd.entries()) {
        expect(Math.abs((shown[i] ?? Number.NaN) - part)).toBeLessThan(1);
      }
    }),
  );
});

test('no part with a larger remainder is rounded down while a smaller one is rounded up', () => {
  fc.assert(
    fc.property(parts, (cents) => {
      const total = cents.reduce((sum, part) => sum + part, 0) / 100;
      const shown = wholeParts(
        cents.map((part) => part / 100),
        total,
      );
      const remainders = (isUp: boolean) =>
        cents
          .filter((part, i) => (shown[i] === Math.floor(part / 100) + 1) === isUp)
          .map((part) => part % 100);
      expect(Math.min(100, ...remainders(true))).toBeGreaterThanOrEqual(
        Math.max(0, ...remainders(false)),
      );
    }),
  );
});
