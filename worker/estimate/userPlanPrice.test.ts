import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { userPlanPrice } from './userPlanPrice.ts';

test.each([
  [0, 1500],
  [1, 1508],
  [250, 3500],
  [10_000, 81_500],
])('starter for %d users is %d a month', (users, monthlyUsd) => {
  expect(userPlanPrice('starter', users)).toEqual({
    setupUsd: 1800,
    monthlyUsd,
    yearOneUsd: 1800 + 12 * monthlyUsd,
  });
});

test.each([
  [0, 3500],
  [100, 3500],
  [101, 3505],
  [200, 4000],
  [201, 4004],
  [300, 4400],
  [301, 4403],
  [400, 4700],
  [401, 4702.8],
  [600, 5260],
  [601, 5262.6],
  [800, 5780],
  [801, 5782.4],
  [1100, 6500],
  [1101, 6502.2],
  [1600, 7600],
  [1601, 7602.1],
  [2100, 8650],
  [2101, 8652],
  [10_000, 24_450],
])('pro for %d users is %d a month: each tier prices its own users', (users, monthlyUsd) => {
  const price = userPlanPrice('pro', users);
  expect(price.monthlyUsd).toBe(monthlyUsd);
  expect(price.setupUsd).toBe(3000);
  expect(price.yearOneUsd * 100).toBeCloseTo(300_000 + 1200 * monthlyUsd, 6);
});

test.each(['starter', 'pro'] as const)('one more user never lowers the price of %s', (plan) => {
  for (let users = limits.users.min; users < limits.users.max; users++) {
    expect(userPlanPrice(plan, users + 1).monthlyUsd).toBeGreaterThanOrEqual(
      userPlanPrice(plan, users).monthlyUsd,
    );
  }
});
