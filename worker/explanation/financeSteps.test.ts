import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Figure } from '../../contract/operands.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { evaluateFormula, rational, toNumber } from '../../testing/evaluateFormula.ts';
import { estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import { type FinanceHorizon, finance, financeHorizons } from '../forecast/finance.ts';
import { verdict } from '../forecast/verdict.ts';
import { type FunctionName, operandsOf } from '../formula/parseFormula.ts';
import { horizonSteps } from './costSteps.ts';
import { financeSteps } from './financeSteps.ts';
import type { Step } from './Step.ts';

function stepsOf(inputs: CalculatorInputs, months: FinanceHorizon): Map<Figure, Step> {
  const steps = financeSteps(inputs, estimate(inputs), months);
  return new Map(steps.map((step) => [step.figure, step]));
}

test('a payback has the totals of its month and of the month before', () => {
  const steps = stepsOf(defaultInputs, 36);
  expect(steps.get('shortUsd')).toMatchObject({ value: 1800 });
  const buildMonths = 17 / 4.33;
  expect(steps.get('aheadUsd')?.value).toBeCloseTo(43_780 / buildMonths - 1800 - 899, 2);
  expect(steps.get('paybackMonth')).toMatchObject({ value: 1 });
});

test('without any cost on either side a payback has no step', () => {
  const steps = stepsOf(
    {
      ...defaultInputs,
      integrationCount: 1,
      selectedSystems: ['salesloft'],
      assumptions: {
        planDiscountPercentage: 100,
        systems: { salesloft: { devHours: 0, maintenanceHours: 0, moderationWeeks: 0 } },
      },
    },
    36,
  );
  expect(steps.get('npvUsd')).toMatchObject({ value: 0 });
  expect(steps.has('paybackMonth')).toBe(false);
});

test('the value of an earlier launch is never negative: it is that of the side that launches earlier', () => {
  const assumptions = { monthlyRevenueUsd: 10_000 };
  for (const devTimePercentage of [10, 100]) {
    const inputs = { ...defaultInputs, integrationCount: 1, devTimePercentage, assumptions };
    expect(stepsOf(inputs, 36).get('earlierLaunchUsd')?.value).toBeGreaterThan(0);
  }
});

const inputsAndHorizon = fc.tuple(calculatorInputs, fc.constantFrom(...financeHorizons));

/** By how much a function may change a value. */
const roundedBy = new Map<FunctionName, number>([
  ['round', 0.5],
  ['cents', 0.005],
]);

test('every finance formula evaluates to its figure, from the values of its operands', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const steps = stepsOf(inputs, months);
      // Amounts of a year are differences of totals, and have their floating-point noise.
      const amounts = [...steps.values()].flatMap(({ formula, values }) =>
        operandsOf(formula).map((leaf) => (leaf.kind === 'operand' ? values[leaf.name] : 0) ?? 0),
      );
      const noise = 1e-9 + 1e-13 * amounts.reduce((sum, usd) => sum + Math.abs(usd), 0);
      for (const { figure, formula, values, value } of steps.values()) {
        for (const [operand, usd] of Object.entries(values)) {
          const step = [...steps.values()].find((candidate) => candidate.figure === operand);
          if (step) expect(usd, `${operand} of ${figure}`).toBe(step.value);
        }
        // Before rounding: a double may be on the other side of half a dollar.
        const allowed = formula.kind === 'call' ? (roundedBy.get(formula.name) ?? 0) : 0;
        const [inner = formula] = formula.kind === 'call' && allowed > 0 ? formula.args : [];
        const exact = toNumber(
          evaluateFormula(inner, (name) => rational(values[name] ?? Number.NaN)),
        );
        expect(Math.abs(exact - value), figure).toBeLessThanOrEqual(allowed + noise);
      }
    }),
  );
});

test('every finance figure that is not null has a step with its value', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const steps = stepsOf(inputs, months);
      const value = (figure: Figure) => steps.get(figure)?.value ?? null;
      const figures = finance(estimate(inputs), inputs.assumptions, months);
      const { verdict, years, earlierLaunchUsd } = figures;
      const whole = (usd: number | null | undefined) => (usd == null ? null : wholeUsd(usd));
      const { roi = null } = verdict ?? {};
      expect({
        npv: value('npvUsd'),
        cashNpv: value('cashNpvUsd'),
        roi: value('roiPercentage'),
        payback: value('paybackMonth'),
        earlierLaunch: value('earlierLaunchUsd'),
      }).toEqual({
        npv: whole(verdict?.npvUsd),
        cashNpv: whole(verdict?.cashNpvUsd),
        roi: roi === null ? null : Math.round(100 * roi),
        payback: verdict?.paybackMonth ?? null,
        earlierLaunch: whole(earlierLaunchUsd === null ? null : Math.abs(earlierLaunchUsd)),
      });
      for (const { year, inHouseUsd, embeddedUsd, benefitUsd } of years) {
        expect(value(`inHouseYear${year}Usd`)).toBe(inHouseUsd);
        expect(value(`embeddedYear${year}Usd`)).toBe(embeddedUsd);
        expect(value(`benefitYear${year}Usd`)).toBe(benefitUsd);
      }
    }),
  );
});

test('every step has the amount that the verdict compares, and its formula evaluates to it', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { after12Months, after36Months, after60Months } = verdict(inputs, estimated);
      const steps = horizonSteps(inputs, estimated);
      expect(steps.map(({ figure, value }) => [figure, value])).toEqual([
        ['inHouse12MonthsUsd', Math.round(after12Months.inHouseUsd)],
        ['embedded12MonthsUsd', Math.round(after12Months.embeddedUsd)],
        ['inHouse36MonthsUsd', Math.round(after36Months.inHouseUsd)],
        ['embedded36MonthsUsd', Math.round(after36Months.embeddedUsd)],
        ['inHouse60MonthsUsd', Math.round(after60Months.inHouseUsd)],
        ['embedded60MonthsUsd', Math.round(after60Months.embeddedUsd)],
      ]);
      for (const { formula, values, value, figure } of steps) {
        // Before rounding: a double may be on the other side of half a dollar.
        const [unroundedFormula = formula] = formula.kind === 'call' ? formula.args : [];
        const unrounded = evaluateFormula(unroundedFormula, (name) =>
          rational(values[name] ?? Number.NaN),
        );
        const distance = Math.abs(toNumber(unrounded) - value);
        expect(distance, figure).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
  );
});
