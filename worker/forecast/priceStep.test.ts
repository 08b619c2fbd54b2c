import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddedPlan } from '../estimate/embeddedPlan.ts';
import { priceStep } from './priceStep.ts';

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
