import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost, cumulativeCosts } from './cumulativeCosts.ts';

test('the defaults: the initial cost is spread over 17 weeks, then maintenance follows', () => {
  const costs = cumulativeCosts(estimate(defaultInputs));
  const at = (month: number) => {
    const cost = costs[month];
    return cost && [Math.round(cost.inHouseUsd), Math.round(cost.embeddedUsd)];
  };
  expect(costs).toHaveLength(37);
  expect(at(0)).toEqual([0, 1800]);
  expect(at(3)).toEqual([Math.round((43_780 * 3 * 4.33) / 17), 1800 + 3 * 899]);
  expect(at(12)).toEqual([Math.round(43_780 + 2750 * (12 - 17 / 4.33)), 12_588]);
  expect(at(36)).toEqual([Math.round(43_780 + 2750 * (36 - 17 / 4.33)), 1800 + 36 * 899]);
});

test('costs never fall, and twelve months of the embedded plan equal its first-year total', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const costs = cumulativeCosts(estimated);
      costs.slice(1).forEach((cost, index) => {
        const before = costs[index];
        expect(cost.inHouseUsd).toBeGreaterThanOrEqual(before?.inHouseUsd ?? Number.NaN);
        expect(cost.embeddedUsd).toBeGreaterThanOrEqual(before?.embeddedUsd ?? Number.NaN);
      });
      const { ownOnceUsd, ownMonthlyUsd } = estimated.escalation;
      expect((costs[12]?.embeddedUsd ?? 0) - ownOnceUsd - 12 * ownMonthlyUsd).toBeCloseTo(
        estimated.results.embedded.initialTotal,
        4,
      );
    }),
  );
});

test('assumptions without effect change no figure', () => {
  const costs = cumulativeCosts(estimate(defaultInputs));
  const assumptions = {
    planDiscountPercentage: 0,
    planRisePercentagePerYear: 0,
    wageRisePercentagePerYear: 0,
    embeddedHoursPerIntegration: 0,
    embeddedHoursPerMonth: 0,
    wantsListings: true,
    discountRatePercentage: 25,
    monthlyRevenueUsd: 1000,
  };
  expect(cumulativeCosts(estimate({ ...defaultInputs, assumptions }))).toEqual(costs);
});

test('prices and wages rise after each year, month by month', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { inHouse, embedded } = estimated.results;
      const { ownOnceUsd, ownMonthlyUsd, ...rises } = estimated.escalation;
      const months = estimated.timeline.timelineWeeks / 4.33;
      const wageFactor = (month: number) =>
        (1 + rises.wageRisePercentagePerYear / 100) ** Math.floor((month - 1) / 12);
      const planFactor = (month: number) =>
        (1 + rises.planRisePercentagePerYear / 100) ** Math.floor((month - 1) / 12);
      let inHouseUsd = 0;
      let embeddedUsd = embedded.setup + ownOnceUsd;
      for (let month = 1; month <= 36; month++) {
        const building = Math.min(1, Math.max(0, months - (month - 1)));
        inHouseUsd +=
          ((inHouse.initialTotal / months) * building + inHouse.maintenance * (1 - building)) *
          wageFactor(month);
        embeddedUsd += embedded.monthly * planFactor(month) + ownMonthlyUsd * wageFactor(month);
        const cost = cumulativeCost(estimated, month);
        expect(Math.abs(cost.inHouseUsd - inHouseUsd)).toBeLessThan(1e-6 + inHouseUsd * 1e-9);
        expect(Math.abs(cost.embeddedUsd - embeddedUsd)).toBeLessThan(1e-6 + embeddedUsd * 1e-9);
      }
    }),
  );
});
