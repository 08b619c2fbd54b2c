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

test('the defaults give the reference figures', () => {
  const { results, timeline, monthlyReductionPercentage } = estimate(defaultInputs);
  expect(results).toEqual({
    inHouse: {
      development: 28_457,
      testing: 10_945,
      documentation: 4378,
      initialTotal: 43_780,
      maintenance: 2750,
    },
    embedded: { setup: 1800, monthly: 899, initialTotal: 12_588 },
    savings: { absolute: 31_192, percentage: 71, monthlyMaintenance: 1851 },
  });
  expect(monthlyReductionPercentage).toBe(67);
  expect(timeline.timelineWeeks).toBe(17);
  expect(formatTimeline(timeline.timelineWeeks)).toBe('3.9 months');
});

test('one integration by one developer in asia gives the reference figures', () => {
  const { results, timeline, monthlyReductionPercentage } = estimate(oneInAsia);
  expect(results).toEqual({
    inHouse: {
      development: 2093,
      testing: 805,
      documentation: 322,
      initialTotal: 3220,
      maintenance: 350,
    },
    embedded: { setup: 1800, monthly: 899, initialTotal: 12_588 },
    savings: { absolute: 0, percentage: 0, monthlyMaintenance: 0 },
  });
  expect(monthlyReductionPercentage).toBe(0);
  expect(formatTimeline(timeline.timelineWeeks)).toBe('2 weeks');
});
