import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthSmallest } from './distribution.ts';

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
