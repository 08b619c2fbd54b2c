import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../../contract/defaults.ts';
import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import { limits } from '../../../contract/limits.ts';
import { calculatorInputs } from '../../../testing/arbitraries.ts';
import { evaluatePrinted } from '../../../testing/evaluatePrinted.ts';
import { within } from '../../../testing/inputArbitraries.ts';
import { type CalculationStep, calculationSteps } from './calculationSteps.ts';
import { createReportModel } from './ReportModel.ts';

const stepsOf = (inputs: typeof defaultInputs) =>
  calculationSteps(
    createReportModel({
      companyName: 'A',
      contactName: 'B',
      date: '2026-11-21',
      url: null,
      inputs,
    }),
  );

test('a step has the numbers of its operands, down to the inputs', () => {
  const steps = stepsOf(defaultInputs);
  const text = steps.map(
    ({ figure, derivation, result }) => `${figure}: ${derivation} = ${result}`,
  );
  expect(text).toEqual(
    expect.arrayContaining([
      'Development hours: 0 hours + 5 × 80 hours = 400 hours',
      'In-house initial total: 400 hours × $55 × 1.99, to the cent = $43,780',
      'In-house timeline: 16.67 weeks + 0 weeks ÷ 2, rounded up = 17 weeks = 3.9 months',
      'Monthly subscription: Monthly price of the plan (Integrations estimated: 5) = $899',
      'Embedded timeline: Deployment time of the plan (Integrations estimated: 5) = 3 weeks',
      'Weeks of platform review: No selected system needs a review before customers can connect = 0 weeks',
      'Initial cost savings: $43,780 − $12,588, at least 0 = $31,192',
    ]),
  );
});

test('weeks of review that are 0 say which reviews that leaves out', () => {
  const reviewOf = (
    selectedSystems: string[],
    assumptions: NonNullable<(typeof defaultInputs)['assumptions']>,
  ) =>
    stepsOf({ ...defaultInputs, selectedSystems, assumptions }).find(
      ({ figure }) => figure === 'Weeks of platform review',
    )?.derivation;
  expect(reviewOf(['slack', 'salesforce'], { wantsListings: false })).toBe(
    'No selected system needs a review before customers can connect, and reviews for listings are not counted',
  );
  expect(reviewOf(['gmail'], { systems: { gmail: { moderationWeeks: 0 } } })).toBe(
    'With your assumptions, no platform review of the selected systems counts',
  );
});

/** Whole percentages and whole cents, so that the printed numbers are the exact operands. */
const inputs = fc
  .tuple(calculatorInputs, within(limits.devTimePercentage), fc.integer({ min: 100, max: 50_000 }))
  .map(([any, devTimePercentage, cents]) => ({
    ...any,
    devTimePercentage,
    customHourlyRate: cents / 100,
  }));

/** The result as a number: "$43,780", "400 hours", "71%". For a timeline, the weeks. */
function resultNumber({ derivation, result }: CalculationStep): number {
  const weeks = / = ([\d,]+) weeks?$/.exec(derivation)?.[1];
  return Number((weeks ?? result).replaceAll(/[$,% a-z]/g, ''));
}

/**
 * How far a result near a half may be off: a few floating-point numbers of its size are multiplied,
 * and months with rises are printed with nine decimals, which builds of a week multiply by 4.33.
 */
function noiseOf(step: CalculationStep): number {
  const { derivation } = step;
  const noise = 1e-9 + 8 * Number.EPSILON * Math.abs(resultNumber(step));
  if (!/\.\d{8,9}\b/.test(derivation)) return noise;
  const amounts = [...derivation.matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
  return noise + 4.33 * 0.5e-9 * amounts.reduce((sum, amount) => sum + amount, 0);
}

test('a pocket calculator computes every figure from the printed numbers', () => {
  fc.assert(
    fc.property(inputs, (anyInputs) => {
      const numericSteps = stepsOf(anyInputs).filter(({ derivation }) =>
        /^(the larg(?:er|est) of|[($\d])/.test(derivation),
      );
      expect(numericSteps.length).toBeGreaterThan(15);
      for (const step of numericSteps) {
        const { figure, derivation, result } = step;
        const distance = Math.abs(evaluatePrinted(derivation) - resultNumber(step));
        const tolerance = derivation.endsWith('rounded') ? 0.5 : 0.005;
        const text = `${figure}: ${derivation} = ${result}`;
        expect(distance, text).toBeLessThanOrEqual(tolerance + noiseOf(step));
      }
    }),
  );
});

test('the months of a timeline follow from its weeks', () => {
  fc.assert(
    fc.property(calculatorInputs, (anyInputs) => {
      const timelines = stepsOf(anyInputs).filter(({ figure }) => figure.endsWith('timeline'));
      expect(timelines).toHaveLength(2);
      for (const step of timelines) {
        expect(step.result).toBe(formatTimeline(resultNumber(step)));
      }
    }),
  );
});
