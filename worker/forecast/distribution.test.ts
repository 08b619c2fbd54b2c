import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogram, nthSmallest } from './distribution.ts';

test('it returns the element that sorting puts at the rank', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: 0, max: 3 })), {
        minLength: 1,
      }),
      fc.nat(),
      (values, seed) => {
        const rank = seed % values.length;
        const sorted = Float64Array.from(values).sort();
        expect(nthSmallest(Float64Array.from(values), rank) + 0).toBe(
          (sorted[rank] ?? Number.NaN) + 0,
        );
      },
    ),
  );
});

test('a rank outside the values throws a RangeError', () => {
  expect(() => nthSmallest(new Float64Array(3), 3)).toThrow(RangeError);
});

test('a histogram counts the values of each interval, from a multiple of the width', () => {
  const values = Float64Array.from({ length: 61 }, (_, index) => 100 * index - 950);
  const counts = [...Array(30).fill(2), 1];
  expect(histogram(values)).toEqual({ from: -1000, width: 200, counts });
  expect(histogram(new Float64Array())).toBeNull();
});

test.each([
  [12, 1],
  [6000, 200],
  [7200, 250],
  [14_400, 500],
  [16_800, 1000],
])('values over a range of %d are counted in intervals of %d', (range, width) => {
  expect(histogram(Float64Array.of(-range / 2, range / 2))?.width).toBe(width);
});
