import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { embeddedPlan, planTier } from './embeddedPlan.ts';

test.each([
  [0, 0, 0, 0],
  [1, 899, 12_588, 3],
  [5, 899, 12_588, 3],
  [6, 1499, 19_788, 4],
  [15, 1499, 19_788, 4],
  [16, 2299, 29_388, 6],
  [30, 2299, 29_388, 6],
  [31, 3499, 43_788, 8],
  [50, 3499, 43_788, 8],
  [51, 4999, 61_788, 10],
  [200, 4999, 61_788, 10],
])(
  '%d integrations cost %d a month, %d in year 1, and take %d weeks',
  (count, monthly, yearOne, weeks) => {
    expect(embeddedPlan(count)).toEqual({
      setup: count === 0 ? 0 : 1800,
      monthly,
      initialTotal: yearOne,
    });
    expect(planTier(count).deploymentWeeks).toBe(weeks);
  },
);

test('one more integration lowers neither price nor deployment time', () => {
  for (let count = 0; count < limits.integrationCount.max; count++) {
    expect(planTier(count + 1).monthlyUsd).toBeGreaterThanOrEqual(planTier(count).monthlyUsd);
    expect(planTier(count + 1).deploymentWeeks).toBeGreaterThanOrEqual(
      planTier(count).deploymentWeeks,
    );
  }
});

test('a count that is no number throws a RangeError', () => {
  expect(() => planTier(Number.NaN)).toThrow('Expected a number of integrations, got NaN.');
});
