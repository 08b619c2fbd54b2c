import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { embeddedPlan, planTier } from './embeddedPlan.ts';

test('year 1 is the setup fee and twelve months; no integrations cost nothing', () => {
  for (let count = 1; count <= limits.integrationCount.max; count++) {
    const { setup, monthly, initialTotal } = embeddedPlan(count);
    expect(setup).toBe(1800);
    expect(initialTotal).toBe(1800 + 12 * monthly);
  }
  expect(embeddedPlan(0)).toEqual({ setup: 0, monthly: 0, initialTotal: 0 });
});

test('one more integration lowers neither price nor deployment time', () => {
  for (let count = 0; count < limits.integrationCount.max; count++) {
    expect(planTier(count + 1).monthlyUsd).toBeGreaterThanOrEqual(planTier(count).monthlyUsd);
    expect(planTier(count + 1).deploymentWeeks).toBeGreaterThanOrEqual(
      planTier(count).deploymentWeeks,
    );
  }
});

test('a count that is not a number throws a RangeError', () => {
  expect(() => planTier(Number.NaN)).toThrow('Expected a number of integrations, got NaN.');
});
