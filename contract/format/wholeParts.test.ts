import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeParts } from './wholeParts.ts';

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
