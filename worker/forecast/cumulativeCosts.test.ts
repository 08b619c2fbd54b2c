import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCosts } from './cumulativeCosts.ts';

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
        expect(cost.embeddedUsd).toBeGreaterThan(before?.embeddedUsd ?? Number.NaN);
      });
      expect(costs[12]?.embeddedUsd).toBeCloseTo(estimated.results.embedded.initialTotal, 6);
    }),
  );
});
