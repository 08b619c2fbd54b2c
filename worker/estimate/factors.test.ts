import { expect, test } from 'vitest';
import { costMultiplier } from './costMultiplier.ts';
import { devTimeFactor } from './devTimeFactor.ts';
import { durationSurcharge } from './durationSurcharge.ts';
import { teamSizeFactor } from './teamSizeFactor.ts';

test.each([
  [1, 1.15],
  [2, 1.05],
  [3, 1],
  [4, 1],
  [5, 1.02],
  [6, 1.04],
  [7, 1.06],
  [8, 1.08],
  [9, 1.11],
  [10, 1.14],
  [20, 1.44],
])('a team of %d costs %d times the hours', (developerCount, factor) => {
  expect(teamSizeFactor(developerCount)).toBe(factor);
});

test.each([
  [100, 1],
  [99, 1.005],
  [81, 1.095],
  [80, 1.1],
  [79.5, 1.105],
  [79, 1.11],
  [51, 1.39],
  [50, 1.4],
  [49.5, 1.41],
  [49, 1.42],
  [30, 1.8],
  [1, 2.38],
  [0, 2.4],
])('a share of %d %% costs %d times the hours', (share, factor) => {
  expect(devTimeFactor(share)).toBe(factor);
});

test.each([
  [0, 0],
  [12, 0],
  [12.000001, 0.1],
  [26, 0.1],
  [26.000001, 0.2],
  [1e9, 0.2],
])('a build of %d weeks is surcharged by %d', (buildWeeks, surcharge) => {
  expect(durationSurcharge(buildWeeks)).toBe(surcharge);
});

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
