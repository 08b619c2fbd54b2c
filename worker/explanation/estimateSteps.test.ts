import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import {
  evaluateFormula,
  type Rational,
  rational,
  toNumber,
} from '../../testing/evaluateFormula.ts';
import { estimate } from '../estimate/estimate.ts';
import { parseFormula } from '../formula/parseFormula.ts';
import { estimateSteps } from './estimateSteps.ts';
import { type Step, stepOf } from './Step.ts';

function stepsOf(inputs: CalculatorInputs): Map<string, Step> {
  const steps = estimateSteps(inputs, estimate(inputs));
  return new Map(steps.map((step) => [step.figure, step]));
}

/** Computes a figure from inputs and constants by its formula, in exact arithmetic. */
function derive(steps: ReadonlyMap<string, Step>, figure: string): Rational {
  const step = steps.get(figure);
  if (!step) throw new Error(`No step computes ${figure}.`);
  return evaluateFormula(step.formula, (name) =>
    steps.has(name) ? derive(steps, name) : rational(step.values[name] ?? Number.NaN),
  );
}

/** Rates in whole cents and whole percentages, for which the estimate is exact. */
const inputsOfWholeCents = calculatorInputs.map((inputs) => ({
  ...inputs,
  customHourlyRate: inputs.customHourlyRate ? Math.ceil(inputs.customHourlyRate * 100) / 100 : null,
  devTimePercentage:
    inputs.devTimePercentage === null ? null : Math.round(inputs.devTimePercentage),
}));

test('every formula evaluates to the figure that its rule computes', () => {
  fc.assert(
    fc.property(inputsOfWholeCents, (inputs) => {
      const steps = stepsOf(inputs);
      for (const [figure, { value }] of steps) {
        // Own work is not rounded to the cent, so that it has the noise of floating point.
        const noise = Math.max(5e-10, 4 * Number.EPSILON * Math.abs(value));
        const distance = Math.abs(toNumber(derive(steps, figure)) - value);
        expect(distance, figure).toBeLessThanOrEqual(noise);
      }
    }),
  );
});

test('a stated yearly percentage computes the maintenance, by its own rule', () => {
  const stated = stepsOf({ ...defaultInputs, assumptions: { maintenancePercentagePerYear: 20 } });
  expect(stated.get('maintenanceHours')?.rule).toBe('maintenance-percentage');
  expect(stepsOf(defaultInputs).get('maintenanceHours')?.rule).toBe('hours');
});

test('own work on the embedded side has a step where it is stated', () => {
  const stated = stepsOf({ ...defaultInputs, assumptions: { embeddedHoursPerMonth: 2 } });
  expect(stated.get('embeddedOwnMonthlyUsd')?.value).toBe(5 * 2 * 55);
  expect(stated.has('embeddedOwnOnceUsd')).toBe(false);
  expect(stepsOf(defaultInputs).has('embeddedOwnMonthlyUsd')).toBe(false);
});

test('leaving has a step where hours are stated, at the rate of its year, or of the third', () => {
  const assumptions = { leavingHoursPerIntegration: 8, wageRisePercentagePerYear: 10 };
  const leaving = stepsOf({ ...defaultInputs, assumptions }).get('leavingUsd');
  expect(leaving?.value).toBeCloseTo(5 * 8 * 55 * 1.21, 9);
  const inFirstYear = { ...assumptions, leavingMonth: 12 };
  const early = stepsOf({ ...defaultInputs, assumptions: inFirstYear }).get('leavingUsd');
  expect(early?.value).toBe(5 * 8 * 55);
  expect(stepsOf(defaultInputs).has('leavingUsd')).toBe(false);
});

test('a step names what selects its value of the rate card', () => {
  const steps = stepsOf(defaultInputs);
  for (const [figure, selectedBy] of [
    ['embeddedWeeks', 'effectiveCount'],
    ['teamSizeFactor', 'developerCountNumber'],
    ['durationSurcharge', 'buildWeeks'],
    ['monthlyUsd', 'effectiveCount'],
  ] as const)
    expect(steps.get(figure)?.selectedBy, figure).toEqual([selectedBy]);
});

test('a condition without a value is an error that names it', () => {
  const formula = 'if(teamAbove, 1, 2)';
  const step = { figure: 'teamSizeFactor', rule: 'team-size-factor', formula, value: 1 } as const;
  expect(() => stepOf({ ...step, values: {} })).toThrow('teamSizeFactor has no operand teamAbove.');
});

test.each(['a +', '(a', 'a b', 'sin(a)', 'a ^ b', 'max(a'])('"%s" is not a formula', (text) => {
  expect(() => parseFormula(text)).toThrow(SyntaxError);
});
