import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalFraction } from './decimalFraction.ts';

test.each([
  [33.3, 333n, 10n],
  [5, 5n, 1n],
  [0.001, 1n, 1000n],
  [1e-7, 1n, 10_000_000n],
  [1.5e-7, 15n, 100_000_000n],
  [1.5e21, 1_500_000_000_000_000_000_000n, 1n],
])('%d is %d/%d', (value, numerator, denominator) => {
  expect(decimalFraction(value)).toEqual({ numerator, denominator });
});

test('the fraction converts back to the number', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (value) => {
      const { numerator, denominator } = decimalFraction(value);
      const exponent = 1 - String(denominator).length;
      expect(Number(`${numerator}e${exponent}`)).toBe(value);
    }),
  );
});
