import { expect, test } from 'vitest';
import { hourlyRate } from './hourlyRate.ts';

test.each([
  ['us', 95],
  ['eu', 55],
  ['asia', 35],
  ['latam', 45],
] as const)('%s has its own rate and ignores the custom rate', (region, rate) => {
  expect(hourlyRate(region, null)).toBe(rate);
  expect(hourlyRate(region, 300)).toBe(rate);
});

test.each(['other', 'custom'] as const)(
  '%s uses the custom rate, or 65 without a valid one',
  (region) => {
    expect(hourlyRate(region, 300)).toBe(300);
    expect(hourlyRate(region, 0.01)).toBe(0.01);
    expect(hourlyRate(region, 9999)).toBe(9999);
    for (const none of [null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(hourlyRate(region, none)).toBe(65);
    }
  },
);
