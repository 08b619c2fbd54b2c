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
import { type Estimate, estimate } from './estimate.ts';
import type { Figure, Step } from './trace.ts';

/** Where each figure of an estimate is shown from. */
const shown: Partial<Record<Figure, (estimated: Estimate) => number>> = {
  initialTotalUsd: ({ results }) => results.inHouse.initialTotal,
  developmentUsd: ({ results }) => results.inHouse.development,
  testingUsd: ({ results }) => results.inHouse.testing,
  documentationUsd: ({ results }) => results.inHouse.documentation,
  maintenanceUsd: ({ results }) => results.inHouse.maintenance,
  setupUsd: ({ results }) => results.embedded.setup,
  monthlyUsd: ({ results }) => results.embedded.monthly,
  yearOneUsd: ({ results }) => results.embedded.initialTotal,
  savingsUsd: ({ results }) => results.savings.absolute,
  savingsPercentage: ({ results }) => results.savings.percentage,
  monthlySavingsUsd: ({ results }) => results.savings.monthlyMaintenance,
  monthlyReductionPercentage: (estimated) => estimated.monthlyReductionPercentage,
  timelineWeeks: ({ timeline }) => timeline.timelineWeeks,
  embeddedWeeks: ({ timeline }) => timeline.embeddedWeeks,
  developmentHours: ({ hours }) => hours.development,
  maintenanceHours: ({ hours }) => hours.maintenance,
  effectiveCount: ({ effectiveCount }) => effectiveCount,
  costMultiplier: ({ factors }) => factors.costMultiplier,
};

function traced(inputs: CalculatorInputs) {
  const steps = new Map<string, Step>();
  const estimated = estimate(inputs, (step) => {
    expect(steps.has(step.figure), `${step.figure} is computed once`).toBe(false);
    steps.set(step.figure, step);
  });
  return { estimated, steps };
}

/** A figure by its formulas alone, from the inputs and constants up, in exact arithmetic. */
function derive(steps: ReadonlyMap<string, Step>, figure: string): Rational {
  const step = steps.get(figure);
  if (!step) throw new Error(`Nothing derives ${figure}.`);
  return evaluateFormula(step.formula, (name) => {
    const operand = step.operands[name];
    if (operand === undefined) throw new Error(`${figure} names ${name}, which it was not given.`);
    return steps.has(name) ? derive(steps, name) : rational(operand);
  });
}

/** A rate of whole cents: of finer ones the estimate rounds the binary number, not the decimal one. */
const inputsOfWholeCents = calculatorInputs.map((inputs) => ({
  ...inputs,
  customHourlyRate: inputs.customHourlyRate ? Math.ceil(inputs.customHourlyRate * 100) / 100 : null,
  devTimePercentage: inputs.devTimePercentage ? Math.round(inputs.devTimePercentage) : null,
}));

test('the initial total of the defaults is derived from hours, rate and multiplier', () => {
  const { steps } = traced(defaultInputs);
  expect(steps.get('initialTotalUsd')).toEqual({
    figure: 'initialTotalUsd',
    rule: 'initial-cost',
    formula: 'cents(developmentHours * hourlyRateUsd * costMultiplier)',
    operands: { developmentHours: 400, hourlyRateUsd: 55, costMultiplier: 1.99 },
    value: 43_780,
  });
  expect(toNumber(derive(steps, 'initialTotalUsd'))).toBe(43_780);
});

test('evaluating the formulas of a trace gives every figure that is shown', () => {
  fc.assert(
    fc.property(inputsOfWholeCents, (inputs) => {
      const { estimated, steps } = traced(inputs);
      for (const [figure, shownValue] of Object.entries(shown)) {
        expect(toNumber(derive(steps, figure)), figure).toBeCloseTo(shownValue(estimated), 9);
      }
    }),
  );
});

test('every step leads down to its operands with the values that they have, and no step is left out', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { estimated, steps } = traced(inputs);
      for (const [figure, shownValue] of Object.entries(shown)) {
        expect(steps.get(figure)?.value, figure).toBe(shownValue(estimated));
      }
      for (const { operands, figure } of steps.values()) {
        for (const [name, value] of Object.entries(operands)) {
          const source = steps.get(name);
          if (source) expect(value, `${name} in ${figure}`).toBe(source.value);
        }
      }
    }),
  );
});

test('recording changes no figure', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(traced(inputs).estimated).toEqual(estimate(inputs));
    }),
  );
});
