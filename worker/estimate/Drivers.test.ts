import { expect, test } from 'vitest';
import { effectiveDevTime, hourlyRate } from './Drivers.ts';

test.each(['other', 'custom'] as const)(
  'the rate of %s is 65 where the custom rate is not a positive number',
  (region) => {
    for (const none of [undefined, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(hourlyRate(region, none)).toBe(65);
    }
  },
);

test.each([undefined, Number.NaN])('a percentage of %s counts as 100', (percentage) => {
  expect(effectiveDevTime(percentage)).toBe(100);
});
