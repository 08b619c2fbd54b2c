import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { type Range, snapToRange } from './useNumberField.ts';

test('a value between two steps goes to the nearer one, counted from the minimum', () => {
  expect(snapToRange(12.4, limits.integrationCount)).toBe(12);
  expect(snapToRange(12.5, limits.integrationCount)).toBe(13);
  expect(snapToRange(9, { min: 1, max: 20, step: 5 })).toBe(11);
  expect(snapToRange(8, { min: 1, max: 20, step: 5 })).toBe(6);
});

const ranges: fc.Arbitrary<Range> = fc
  .record({
    min: fc.integer({ min: -500, max: 500 }),
    width: fc.nat(1000),
    step: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ min, width, step }) => ({ min, max: min + width, step }));

test('whatever the number, the result lies within the range and on a step, and stays where it is', () => {
  fc.assert(
    fc.property(ranges, fc.double({ noNaN: true }), (range, value) => {
      const snapped = snapToRange(value, range);
      expect(snapped).toBeGreaterThanOrEqual(range.min);
      expect(snapped).toBeLessThanOrEqual(range.max);
      expect((snapped - range.min) % range.step).toBe(0);
      expect(snapToRange(snapped, range)).toBe(snapped);
    }),
  );
});

test('no step of the range is nearer than the result', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -2000, max: 2000 }), (range, value) => {
      const distance = Math.abs(snapToRange(value, range) - value);
      for (let step = range.min; step <= range.max; step += range.step) {
        expect(distance).toBeLessThanOrEqual(Math.abs(step - value));
      }
    }),
  );
});
