import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assumptions } from '../../contract/assumptions.ts';
import { costAt } from '../../contract/chart/costGeometry.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { costParts } from '../../contract/format/deferredClaimTexts.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../answer/answer.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost, cumulativeCosts, listedCosts } from './cumulativeCosts.ts';
import { verdict } from './verdict.ts';

test('the defaults: the initial cost is spread over 17 weeks, then maintenance follows', () => {
  const costs = cumulativeCosts(estimate(defaultInputs));
  const at = (month: number) => {
    const cost = costs[month];
    return cost && [Math.round(cost.inHouseUsd), Math.round(cost.embeddedUsd)];
  };
  expect(costs).toHaveLength(61);
  expect(at(0)).toEqual([0, 1800]);
  expect(at(3)).toEqual([Math.round((43_780 * 3 * 4.33) / 17), 1800 + 3 * 899]);
  expect(at(12)).toEqual([Math.round(43_780 + 2750 * (12 - 17 / 4.33)), 12_588]);
  expect(at(36)).toEqual([Math.round(43_780 + 2750 * (36 - 17 / 4.33)), 1800 + 36 * 899]);
});

test('the cost lines of an answer pass through the costs of every month, for any inputs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = answer({ inputs, today: '2026-01-01' });
      const { inHouse, embedded } = shown.costLines;
      const { timeLost } = listedCosts(shown.estimate);
      for (const { month, inHouseUsd, timeLostUsd, embeddedUsd } of cumulativeCosts(
        shown.estimate,
      )) {
        const tolerance = 1e-9 * Math.max(1, inHouseUsd, embeddedUsd);
        expect(Math.abs(costAt(inHouse, month) - inHouseUsd)).toBeLessThanOrEqual(tolerance);
        expect(Math.abs(costAt(timeLost, month) - timeLostUsd)).toBeLessThanOrEqual(tolerance);
        expect(Math.abs(costAt(embedded, month) - embeddedUsd)).toBeLessThanOrEqual(tolerance);
      }
    }),
  );
});

test('leaving is paid in its month, at the hourly rate of its year, and the price goes on', () => {
  const leaving = (assumptions: Assumptions) =>
    estimate({ ...defaultInputs, assumptions: { wageRisePercentagePerYear: 10, ...assumptions } });
  const left = leaving({ leavingHoursPerIntegration: 8, leavingMonth: 25 });
  const added = (month: number) =>
    cumulativeCost(left, month).embeddedUsd - cumulativeCost(leaving({}), month).embeddedUsd;
  expect([23, 24, 24.5, 25, 36, 60].map(added).map(Math.round)).toEqual([
    0,
    0,
    ...[1331, 2662, 2662, 2662],
  ]);
  const { after12Months, after36Months, claims } = verdict(defaultInputs, left);
  expect([after12Months.embeddedUsd, after36Months.embeddedUsd]).toEqual(
    [1800 + 12 * 899, 1800 + 36 * 899 + 2662].map((usd) => expect.closeTo(usd, 6)),
  );
  expect(costParts(claims, 12).costs).toMatch(/embedded\.$/);
  expect(costParts(claims, 36).costs).toMatch(/ embedded with work to leave\.$/);
});

test('a build without hours is maintained from the start', () => {
  const slack = { devHours: 0, maintenanceHours: 10, moderationWeeks: 0 };
  const free = {
    integrationCount: 1,
    selectedSystems: ['slack'],
    assumptions: { systems: { slack } },
  };
  const costs = cumulativeCosts(estimate({ ...defaultInputs, ...free }));
  expect(costs[12]?.inHouseUsd).toBeCloseTo(12 * 10 * 55, 6);
});
