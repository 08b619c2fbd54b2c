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

/** Where an estimate holds each figure. */
const estimateFigures = {
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
} satisfies Partial<Record<Figure, (estimated: Estimate) => number>>;

function traced(inputs: CalculatorInputs) {
  const steps = new Map<string, Step>();
  const estimated = estimate(inputs, (step) => {
    expect(steps.has(step.figure), `${step.figure} is recorded once`).toBe(false);
    steps.set(step.figure, step);
  });
  return { estimated, steps };
}

/** Computes a figure from inputs and constants by the recorded formulas, in exact arithmetic. */
function derive(steps: ReadonlyMap<string, Step>, figure: string): Rational {
  const step = steps.get(figure);
  if (!step) throw new Error(`No step computes ${figure}.`);
  return evaluateFormula(step.formula, (name) => {
    const operand = step.operands[name];
    if (operand === undefined) throw new Error(`The formula of ${figure} has no operand ${name}.`);
    return steps.has(name) ? derive(steps, name) : rational(operand);
  });
}

/** Rates in whole cents and whole percentages, for which the estimate is exact. */
const inputsOfWholeCents = calculatorInputs.map((inputs) => ({
  ...inputs,
  customHourlyRate: inputs.customHourlyRate ? Math.ceil(inputs.customHourlyRate * 100) / 100 : null,
  devTimePercentage:
    inputs.devTimePercentage === null ? null : Math.round(inputs.devTimePercentage),
}));

test('an estimate records its steps in the order of the calculation, each with its rule', () => {
  const { steps } = traced(defaultInputs);
  expect([...steps.values()].map(({ figure, rule }) => `${figure}: ${rule}`)).toEqual([
    'hourlyRateUsd: hourly-rate',
    'effectiveDevTimePercentage: time-share',
    'selectedDevHours: hours',
    'selectedMaintenanceHours: hours',
    'moderationWeeks: moderation',
    'effectiveCount: effective-count',
    'genericCount: hours',
    'developmentHours: hours',
    'maintenanceHours: hours',
    'buildWeeks: build-weeks',
    'timelineWeeks: timeline',
    'embeddedWeeks: embedded-weeks',
    'teamSizeFactor: team-size-factor',
    'devTimeFactor: time-share-factor',
    'durationSurcharge: duration-surcharge',
    'costMultiplier: cost-multiplier',
    'initialTotalUsd: initial-cost',
    'developmentUsd: initial-cost',
    'testingUsd: initial-cost',
    'documentationUsd: initial-cost',
    'maintenanceUsd: maintenance-cost',
    'setupUsd: embedded-plan',
    'monthlyUsd: embedded-plan',
    'yearOneUsd: embedded-plan',
    'savingsUsd: savings',
    'savingsPercentage: savings',
    'monthlySavingsUsd: monthly-savings',
    'monthlyReductionPercentage: monthly-savings',
  ]);
});

test('the recorded formulas evaluate to the figures of the estimate', () => {
  fc.assert(
    fc.property(inputsOfWholeCents, (inputs) => {
      const { estimated, steps } = traced(inputs);
      for (const [figure, valueIn] of Object.entries(estimateFigures)) {
        expect(toNumber(derive(steps, figure)), figure).toBeCloseTo(valueIn(estimated), 9);
      }
    }),
  );
});

test('operands have the values of the steps that compute them, and every figure has a step', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { estimated, steps } = traced(inputs);
      for (const [figure, valueIn] of Object.entries(estimateFigures)) {
        expect(steps.get(figure)?.value, figure).toBe(valueIn(estimated));
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
