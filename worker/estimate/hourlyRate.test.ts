import { expect, test } from 'vitest';
import { hourlyRate } from './hourlyRate.ts';

test.each(['other', 'custom'] as const)(
  'the rate of %s is 65 where the custom rate is not a positive number',
  (region) => {
    for (const none of [undefined, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(hourlyRate(region, none)).toBe(65);
    }
  },
);
