import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { evaluateFormula, rational, toNumber } from '../../testing/evaluateFormula.ts';
import { estimate } from '../estimate/estimate.ts';
import { wholeUsd } from '../estimate/money.ts';
import type { Figure, Step } from '../estimate/trace.ts';
import { type FinanceHorizon, finance, financeHorizons } from './finance.ts';
import { financeSteps } from './financeSteps.ts';

function stepsOf(inputs: CalculatorInputs, months: FinanceHorizon): Map<Figure, Step> {
  const steps = financeSteps(estimate(inputs), inputs.assumptions, months);
  return new Map(steps.map((step) => [step.figure, step]));
}

test('the present values of the defaults count discounted months', () => {
  const steps = stepsOf(defaultInputs, 36);
  expect(steps.get('inHousePresentUsd')?.formula).toBe(
    'initialTotalUsd * discountedBuildMonths / (timelineWeeks / weeksPerMonth) + discountedLiveMonths * maintenanceUsd',
  );
  expect(steps.get('embeddedPresentUsd')?.formula).toBe(
    'setupUsd + discountedPlanMonths * monthlyUsd',
  );
});

test('a payback has the totals of its month and of the month before', () => {
  const steps = stepsOf(defaultInputs, 36);
  expect(steps.get('shortUsd')).toMatchObject({ value: 1800 });
  const buildMonths = 17 / 4.33;
  expect(steps.get('aheadUsd')?.value).toBeCloseTo(43_780 / buildMonths - 1800 - 899, 2);
  expect(steps.get('paybackMonth')).toMatchObject({
    formula: 'roundUp(monthsBefore + shortUsd / (shortUsd + aheadUsd))',
    value: 1,
  });
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
  expect(steps.has('discountedPaybackMonth')).toBe(false);
});

test('the value of an earlier launch is derived for the side that launches earlier', () => {
  const assumptions = { monthlyRevenueUsd: 10_000 };
  const stepAt = (devTimePercentage: number) =>
    stepsOf({ ...defaultInputs, integrationCount: 1, devTimePercentage, assumptions }, 36).get(
      'earlierLaunchUsd',
    );
  expect(stepAt(100)?.formula).toContain('(inHouseRevenueMonths - embeddedRevenueMonths)');
  expect(stepAt(10)?.formula).toContain('(embeddedRevenueMonths - inHouseRevenueMonths)');
  expect(Number(stepAt(100)?.value)).toBeGreaterThan(0);
});

const inputsAndHorizon = fc.tuple(calculatorInputs, fc.constantFrom(...financeHorizons));

test('every finance formula evaluates to its figure, from the values of its operands', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const steps = stepsOf(inputs, months);
      // Amounts of a year are differences of totals, and have their floating-point noise.
      const amounts = [...steps.values()].flatMap(({ operands }) => Object.values(operands));
      const noise = 1e-9 + 1e-13 * amounts.reduce((sum, usd) => sum + Math.abs(usd), 0);
      for (const { figure, formula, operands, value } of steps.values()) {
        for (const [operand, usd] of Object.entries(operands)) {
          const step = [...steps.values()].find((candidate) => candidate.figure === operand);
          if (step) expect(usd, `${operand} of ${figure}`).toBe(step.value);
        }
        const [, rounding = '', inner = formula] = /^(round|cents)(\(.*\))$/.exec(formula) ?? [];
        const exact = toNumber(
          evaluateFormula(inner, (name) => rational(operands[name] ?? Number.NaN)),
        );
        // Before rounding: a double may be on the other side of half a dollar.
        const allowed = { round: 0.5, cents: 0.005 }[rounding] ?? 0;
        expect(Math.abs(exact - value), `${figure} = ${formula}`).toBeLessThanOrEqual(
          allowed + noise,
        );
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
        npvAnnual: value('npvAnnualUsd'),
        roi: value('roiPercentage'),
        payback: value('paybackMonth'),
        discountedPayback: value('discountedPaybackMonth'),
        earlierLaunch: value('earlierLaunchUsd'),
      }).toEqual({
        npv: whole(verdict?.npvUsd),
        npvAnnual: whole(verdict?.npvAnnualUsd),
        roi: roi === null ? null : Math.round(100 * roi),
        payback: verdict?.paybackMonth ?? null,
        discountedPayback: verdict?.discountedPaybackMonth ?? null,
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
