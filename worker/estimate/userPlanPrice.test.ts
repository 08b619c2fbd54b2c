import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { explorePlans, userPlanPrice } from './userPlanPrice.ts';

test.each([
  ['starter', 1800],
  ['pro', 3000],
] as const)('year 1 of %s is a setup fee of %d and twelve months', (plan, fee) => {
  for (let users = limits.users.min; users <= limits.users.max; users++) {
    const { setupUsd, monthlyUsd, yearOneUsd } = userPlanPrice(plan, users);
    if (setupUsd !== fee) expect(setupUsd).toBe(fee);
    const yearOneCents = 100 * fee + 12 * Math.round(100 * monthlyUsd);
    if (Math.round(100 * yearOneUsd) !== yearOneCents) expect(100 * yearOneUsd).toBe(yearOneCents);
  }
});

test.each(['starter', 'pro'] as const)('one more user never lowers the price of %s', (plan) => {
  for (let users = limits.users.min; users < limits.users.max; users++) {
    expect(userPlanPrice(plan, users + 1).monthlyUsd).toBeGreaterThanOrEqual(
      userPlanPrice(plan, users).monthlyUsd,
    );
  }
});

test('the explorer states the prices of all plans, and what explains those per user', () => {
  const { own, starter, pro } = explorePlans(250, 12);
  expect(own).toEqual({ setupUsd: 1800, monthlyUsd: 1499, yearOneUsd: 19_788 });
  expect(starter.monthlyUsd).toBe(3500);
  expect(starter.terms).toMatchObject({ freeUsers: 0, highestPerUserUsd: 8, lowestPerUserUsd: 8 });
  expect(pro.monthlyUsd).toBe(4200);
  expect(pro.terms).toMatchObject({ freeUsers: 100, highestPerUserUsd: 5, lowestPerUserUsd: 2 });
});
