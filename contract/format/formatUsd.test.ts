import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { formatUsd } from './formatUsd.ts';

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
  [-1234.5, '-$1,235'],
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
      expect(formatUsd(usd)).toBe(american.format(usd));
    }),
  );
});
