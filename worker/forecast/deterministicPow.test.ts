import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deterministicPow } from './deterministicPow.ts';

test('integer powers equal repeated multiplication', () => {
  expect(deterministicPow(0.5, 3)).toBeCloseTo(0.125, 14);
  expect(deterministicPow(0.9, 2)).toBeCloseTo(0.81, 14);
  expect(deterministicPow(1, 2.5)).toBe(1);
  expect(deterministicPow(0, 2.5)).toBe(0);
});

test('powers agree with the operator ** to 13 digits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      (base, exponent) => {
        const ratio = deterministicPow(base, exponent) / base ** exponent;
        expect(Math.abs(ratio - 1)).toBeLessThan(1e-13);
      },
    ),
  );
});

test.each([
  [0.3, 2.7, 0.03874604582249408],
  [0.95, 0.1, 0.9948838031081761],
  [1e-6, 9.5, 9.999999999999874e-58],
])('%d to the power of %d is the same to the last bit in every engine', (base, exponent, power) => {
  expect(deterministicPow(base, exponent)).toBe(power);
});
