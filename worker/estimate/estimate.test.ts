import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { monthlyReductionPercentage } from '../../contract/estimate.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import {
  formatEstimateFigure,
  monthlyExtraText,
  savingsFigures,
} from '../../contract/format/estimateFigure.ts';
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

test('a monthly saving is floored at 0, and a text says what embedding costs more (E30)', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { inHouse, embedded } = estimated.results;
      const usd = Math.round(Math.round(100 * (embedded.monthly - inHouse.maintenance)) / 100);
      const amount = /\$[\d,]+/.exec(monthlyExtraText(estimated) ?? '')?.[0];
      expect(amount).toBe(usd > 0 ? `$${usd.toLocaleString('en-US')}` : undefined);
      const shown = savingsFigures.map((name) => formatEstimateFigure(name, estimated));
      expect(shown.join()).not.toMatch(/[-−]|more/);
      if (amount) expect(shown.slice(2)).toEqual(['$0', '0%']);
    }),
  );
  expect(monthlyExtraText(estimate({ ...defaultInputs, integrationCount: 1 }))).toBe(
    'The subscription costs $349 a month more than the maintenance.',
  );
  expect(monthlyExtraText(estimate(defaultInputs))).toBeNull();
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
