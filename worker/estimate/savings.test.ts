import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { formatEstimateFigure } from '../../contract/format/estimateFigure.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from './estimate.ts';
import { monthlyReductionPercentage, savings } from './savings.ts';

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
