import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { monthlyReductionPercentage } from '../../contract/estimate.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { formatEstimateFigure } from '../../contract/format/estimateFigure.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { effectiveDevTime, hourlyRate } from './Drivers.ts';
import { estimate, savings } from './estimate.ts';
import { costMultiplier, devTimeFactor, teamSizeFactor } from './factors.ts';

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

const inHouse = (initialTotal: number, maintenance: number) => ({
  development: 0,
  testing: 0,
  documentation: 0,
  initialTotal,
  maintenance,
});
const embedded = (initialTotal: number, monthly: number) => ({ setup: 0, monthly, initialTotal });

test('savings are the difference, and its percentage of the in-house cost', () => {
  expect(savings(inHouse(43_780, 2750), embedded(12_588, 899))).toEqual({
    absolute: 31_192,
    percentage: 71,
    monthlyMaintenance: 1851,
  });
  expect(monthlyReductionPercentage(inHouse(43_780, 2750), embedded(12_588, 899))).toBe(67);
});

test('savings are 0, not negative zero, when embedding costs more', () => {
  const none = savings(inHouse(3220, 350), embedded(12_588, 899));
  expect(none).toEqual({ absolute: 0, percentage: 0, monthlyMaintenance: 0 });
  expect(monthlyReductionPercentage(inHouse(3220, 350), embedded(12_588, 899))).toBe(0);
});

test('the percentage of a zero cost is 0', () => {
  expect(savings(inHouse(0, 0), embedded(0, 0)).percentage).toBe(0);
  expect(monthlyReductionPercentage(inHouse(0, 0), embedded(0, 0))).toBe(0);
});

test('percentages round half up', () => {
  expect(savings(inHouse(200, 200), embedded(199, 199)).percentage).toBe(1);
  expect(savings(inHouse(200.01, 0), embedded(199.01, 0)).percentage).toBe(0);
  expect(monthlyReductionPercentage(inHouse(0, 200), embedded(0, 199))).toBe(1);
});

test('differences are exact to the cent', () => {
  expect(savings(inHouse(1.13, 0.3), embedded(0.9, 0.1))).toEqual({
    absolute: 0.23,
    percentage: 20,
    monthlyMaintenance: 0.2,
  });
});

test('a monthly saving below 0 is said as what embedding costs more, beside a contract of 0', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { results } = estimated;
      const cents = Math.round(100 * (results.embedded.monthly - results.inHouse.maintenance));
      const usd = Math.round(Math.abs(cents) / 100).toLocaleString('en-US');
      const isMore = cents > 0 && usd !== '0';
      const shown = formatEstimateFigure('monthlySavingsUsd', estimated);
      expect(shown).toBe(isMore ? `costs $${usd} a month more` : `$${usd}`);
      if (isMore) expect(Math.round(results.savings.monthlyMaintenance)).toBe(0);
    }),
  );
  const words = (maintenance: number) => {
    const results = { ...estimate(defaultInputs).results, inHouse: inHouse(0, maintenance) };
    const estimated = { ...estimate(defaultInputs), results, monthlyReductionPercentage: 0 };
    return formatEstimateFigure('monthlyReductionPercentage', estimated);
  };
  expect([899, 550, 0].map(words)).toEqual(['0%', 'costs 63% more', '–']);
});

test('team size and developer time multiply, the duration surcharge adds', () => {
  expect(costMultiplier(1.05, 1.8, 0.1)).toBe(1.99);
  expect(costMultiplier(1, 1, 0)).toBe(1);
  expect(costMultiplier(1.44, 2.38, 0.2)).toBe(3.6272);
});

test('a team or a percentage outside its range throws a RangeError', () => {
  expect(() => teamSizeFactor(Number.NaN)).toThrow('Expected a number of developers, got NaN.');
  expect(() => devTimeFactor(-1)).toThrow('Expected a share from 0 to 100 percent, got -1.');
  expect(() => devTimeFactor(Number.NaN)).toThrow(RangeError);
});

test.each(['other', 'custom'] as const)(
  'the rate of %s is 65 where the custom rate is not a positive number',
  (region) => {
    for (const none of [undefined, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(hourlyRate(region, none)).toBe(65);
    }
  },
);

test.each([undefined, Number.NaN])('a percentage of %s counts as 100', (percentage) => {
  expect(effectiveDevTime(percentage)).toBe(100);
});
