import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { estimate } from './estimate.ts';

const oneInAsia: CalculatorInputs = {
  ...defaultInputs,
  integrationCount: 1,
  developerCountNumber: 1,
  devTimePercentage: 100,
  region: 'asia',
};

const costsOf = (initialTotal: number, maintenance: number, parts: readonly number[]) => {
  const [development, testing, documentation] = parts;
  return { development, testing, documentation, initialTotal, maintenance };
};

test.each([
  [
    'the defaults',
    defaultInputs,
    costsOf(43_780, 2750, [28_457, 10_945, 4378]),
    { absolute: 31_192, percentage: 71, monthlyMaintenance: 1851 },
    67,
    '3.9 months',
  ],
  [
    'one integration by one developer in Asia',
    oneInAsia,
    costsOf(3220, 350, [2093, 805, 322]),
    { absolute: 0, percentage: 0, monthlyMaintenance: 0 },
    0,
    '2 weeks',
  ],
])('%s give the reference figures', (_, inputs, inHouse, savings, reduction, duration) => {
  const { results, timeline, monthlyReductionPercentage } = estimate(inputs);
  const embedded = { setup: 1800, monthly: 899, initialTotal: 12_588 };
  expect(results).toEqual({ inHouse, embedded, savings });
  expect(monthlyReductionPercentage).toBe(reduction);
  expect(formatTimeline(timeline.timelineWeeks)).toBe(duration);
});

test('a saving of a tiny part of a percent saves nothing (E33)', () => {
  const saving = (assistedBuildSavingPercentage: number) =>
    estimate({ ...defaultInputs, assumptions: { assistedBuildSavingPercentage } });
  expect(saving(Number.MIN_VALUE).results).toEqual(saving(0).results);
  expect(saving(1e-160).results).toEqual(saving(0).results);
});
