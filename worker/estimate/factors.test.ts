import { expect, test } from 'vitest';
import { costMultiplier, devTimeFactor, teamSizeFactor } from './factors.ts';

test('team size and developer time multiply, the duration surcharge adds', () => {
  expect(costMultiplier(1.05, 1.8, 0.1)).toBe(1.99);
  expect(costMultiplier(1, 1, 0)).toBe(1);
  expect(costMultiplier(1.44, 2.38, 0.2)).toBe(3.6272);
});

test('a team or a percentage outside its range throws a RangeError', () => {
  expect(() => teamSizeFactor(Number.NaN)).toThrow('Expected a number of developers, got NaN.');
  expect(() => devTimeFactor(-1)).toThrow('Expected a share from 0 to 100 percent, got -1.');
  expect(() => devTimeFactor(Number.NaN)).toThrow(RangeError);
});
