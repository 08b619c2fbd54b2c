import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { createWorkbookOracle } from '../../testing/fuzz/workbookOracle.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { userPlanPrice } from '../estimate/userPlanPrice.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { definedNames } from './workbook.ts';

const today = '2026-11-01';
const oracle = createWorkbookOracle();
const cellsOf = (inputs: CalculatorInputs) =>
  pricingWorkbook({ inputs, today }).sheets.flatMap(({ rows }) => rows.flat());

test('the formulas alone evaluate to the reference figures', () => {
  const figures = oracle.figures(defaultInputs);
  expect(Object.fromEntries(figures)).toMatchObject({
    initial_total: 43_780,
    development_cost: 28_457,
    testing_cost: 10_945,
    documentation_cost: 4378,
    maintenance_cost: 2750,
    embedded_year_one: 12_588,
    savings_absolute: 31_192,
    savings_percentage: 71,
    savings_monthly: 1851,
    monthly_reduction: 67,
    timeline_weeks: 17,
    embedded_weeks: 3,
  });
});

test('the value of a cell is the result of its formula', () => {
  const wholeInputs = calculatorInputs.map((inputs) => ({
    ...inputs,
    devTimePercentage:
      inputs.devTimePercentage === null ? null : Math.round(inputs.devTimePercentage),
    assumptions: null,
    customHourlyRate: inputs.customHourlyRate ? Math.ceil(inputs.customHourlyRate) : null,
  }));
  fc.assert(
    fc.property(wholeInputs, (inputs) => {
      const figures = oracle.figures(inputs, today);
      for (const { name, formula, value } of cellsOf(inputs)) {
        if (!name || formula === undefined || !figures.has(name)) continue;
        expect([name, value]).toEqual([name, expect.closeTo(figures.get(name) ?? Number.NaN, 9)]);
      }
    }),
    { numRuns: 50 },
  );
});

test('the months to a deadline are those of the contract', () => {
  for (const deadline of ['2026-10-01', '2026-11-01', '2026-12-01', '2026-12-02', '2030-02-28']) {
    const figures = oracle.figures({ ...defaultInputs, deadline }, today);
    expect(figures.get('months_to_deadline')).toBe(deadlineToMonths(deadline, today));
  }
});

test('without a deadline the months to it are empty', () => {
  const cells = cellsOf({ ...defaultInputs, timeline: 9 });
  expect(cells.find(({ name }) => name === 'months_to_deadline')?.value).toBeNull();
  expect(cells.map(({ name }) => name)).not.toContain('timeline_months');
  expect(() => oracle.figureWith({ deadline: null }, 'months_to_deadline')).toThrow(
    'months_to_deadline is "", not a number',
  );
});

test('the prices per user are those of the plan explorer at every tier', () => {
  for (const users of [
    0, 1, 99, 100, 101, 200, 201, 300, 400, 600, 800, 1100, 1600, 2100, 10_000,
  ]) {
    expect(oracle.figureWith({ users }, 'starter_monthly')).toBe(
      userPlanPrice('starter', users).monthlyUsd,
    );
    expect(oracle.figureWith({ users }, 'pro_monthly')).toBe(
      userPlanPrice('pro', users).monthlyUsd,
    );
  }
});

test('every input and every step has a cell with a unique name', () => {
  const names = cellsOf(defaultInputs).flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['integration_count', 'region', 'initial_total']));
  const workbook = pricingWorkbook({ inputs: defaultInputs, today });
  expect(definedNames(workbook).get('integration_count')).toBe("'Model'!$B$5");
  expect(definedNames(workbook).get('hourly_rates')).toBe(
    `'Constants'!$A$2:$B$${1 + Object.keys(rateCard.hourlyRatesUsd).length}`,
  );
});

test('formulas refer only to defined names', () => {
  const names = definedNames(pricingWorkbook({ inputs: defaultInputs, today }));
  for (const { formula = '' } of cellsOf(defaultInputs)) {
    for (const name of formula.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []) {
      expect(names.has(name), name).toBe(true);
    }
  }
});
