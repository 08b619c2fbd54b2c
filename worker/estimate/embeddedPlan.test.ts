import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { hasEmbeddedOwnWork } from '../../contract/estimate.ts';
import { limits } from '../../contract/limits.ts';
import { embeddedPlan, planTier, priceStep } from './embeddedPlan.ts';
import { estimate } from './estimate.ts';
import { explorePlans, userPlanPrice } from './userPlanPrice.ts';

test('year 1 is the setup fee and twelve months; no integrations cost nothing', () => {
  for (let count = 1; count <= limits.integrationCount.max; count++) {
    const { setup, monthly, initialTotal } = embeddedPlan(count);
    expect(setup).toBe(1800);
    expect(initialTotal).toBe(1800 + 12 * monthly);
  }
  expect(embeddedPlan(0)).toEqual({ setup: 0, monthly: 0, initialTotal: 0 });
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
])('own work of $%d once and $%d a month is own work: %s', (ownOnceUsd, ownMonthlyUsd, isAny) => {
  const { escalation } = estimate(defaultInputs);
  expect(hasEmbeddedOwnWork({ escalation: { ...escalation, ownOnceUsd, ownMonthlyUsd } })).toBe(
    isAny,
  );
});

test('a count that is not a number throws a RangeError', () => {
  expect(() => planTier(Number.NaN)).toThrow('Expected a number of integrations, got NaN.');
});

test('at five integrations one more costs $7,200 a year', () => {
  expect(priceStep(5)).toEqual({ integrationsLeft: 0, nextFromCount: 6, extraPerYearUsd: 7200 });
});

test('the largest plan has no next step', () => {
  expect(priceStep(50)).toEqual({
    integrationsLeft: 0,
    nextFromCount: 51,
    extraPerYearUsd: 18_000,
  });
  expect(priceStep(51)).toBeNull();
});

test('the price stays the same up to the step, and rises by the stated amount there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
      const step = priceStep(count);
      if (!step) throw new Error(`Expected a step above ${count} integrations.`);
      const yearOf = (integrations: number) => 12 * embeddedPlan(integrations).monthly;
      expect(step.nextFromCount).toBe(count + step.integrationsLeft + 1);
      expect(yearOf(count + step.integrationsLeft)).toBe(yearOf(count));
      expect(yearOf(step.nextFromCount) - yearOf(count)).toBe(step.extraPerYearUsd);
    }),
  );
});

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
