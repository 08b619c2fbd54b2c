import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalPower } from './naturalPower.ts';

test('whole powers come out as multiplication gives them', () => {
  expect(naturalPower(0.5, 3)).toBeCloseTo(0.125, 14);
  expect(naturalPower(0.9, 2)).toBeCloseTo(0.81, 14);
  expect(naturalPower(1, 2.5)).toBe(1);
  expect(naturalPower(0, 2.5)).toBe(0);
});

test("powers agree with the engine's own to 13 digits", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      (base, exponent) => {
        const ratio = naturalPower(base, exponent) / base ** exponent;
        expect(Math.abs(ratio - 1)).toBeLessThan(1e-13);
      },
    ),
  );
});
