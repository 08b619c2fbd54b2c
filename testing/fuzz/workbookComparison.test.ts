import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { compareWithWorkbook } from './workbookComparison.ts';
import { createWorkbookOracle } from './workbookOracle.ts';

const inputs: CalculatorInputs = {
  ...defaultInputs,
  assumptions: { discountRatePercentage: 8, monthlyRevenueUsd: 20_000 },
};
const estimated = estimate(inputs);
const figures = createWorkbookOracle().figures(inputs);

test('the workbook and the forecast agree', () => {
  expect(compareWithWorkbook(inputs, estimated, figures)).toBeNull();
});

test('a cost over time that differs is found', () => {
  const escalation = { ...estimated.escalation, planRisePercentagePerYear: 1 };
  expect(compareWithWorkbook(inputs, { ...estimated, escalation }, figures)?.left).toMatch(
    /^embedded_36_months of the forecast/,
  );
});

test('a finance figure that differs, is missing, or should be missing is found', () => {
  const lowerRate = { ...inputs.assumptions, discountRatePercentage: 7.99 };
  const noRevenue = { discountRatePercentage: 8 };
  const without = new Map([...figures].filter(([name]) => name !== 'roi_36'));
  const difference = (assumptions: CalculatorInputs['assumptions'], of = figures) =>
    compareWithWorkbook({ ...inputs, assumptions }, estimated, of)?.left;
  expect(difference(lowerRate)).toMatch(/^npv_36 of the forecast/);
  expect(difference(noRevenue)).toMatch(/^earlier_launch_36 of the forecast = null/);
  expect(difference(inputs.assumptions, without)).toMatch(/^roi_36 of the forecast/);
});

test('an amount of a year or a crossing that differs or is missing is found', () => {
  const changed = (name: string, figure: number) => new Map([...figures, [name, figure]]);
  const left = (of: ReadonlyMap<string, number>) =>
    compareWithWorkbook(inputs, estimated, of)?.left;
  expect(left(changed('benefit_year_5', 1))).toMatch(/^benefit_year_5 of the forecast/);
  expect(left(new Map([...figures].filter(([name]) => name !== 'embedded_year_1')))).toMatch(
    /^embedded_year_1 of the forecast/,
  );
  // Equal costs are not a crossing; a month in which building costs less is one.
  expect(left(changed('side_20', 0))).toBeUndefined();
  expect(left(changed('side_20', -1))).toMatch(/^crossings over 36 months/);
  expect(left(changed('side_40', -1))).toMatch(/^crossings over 60 months/);
});
