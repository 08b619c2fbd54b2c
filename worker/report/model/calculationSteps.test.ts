import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { formatTimeline } from '../../../contract/format/durations.ts';
import { currencyOf } from '../../../contract/format/money.ts';
import { limits } from '../../../contract/limits.ts';
import { calculatorInputs } from '../../../testing/arbitraries.ts';
import { evaluatePrinted, printedAmounts } from '../../../testing/evaluatePrinted.ts';
import { within } from '../../../testing/inputArbitraries.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { answer } from '../../answer/answer.ts';
import { estimate } from '../../estimate/estimate.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { explain } from '../../explanation/explain.ts';
import { finance } from '../../forecast/finance.ts';
import { byHorizon } from '../../forecast/paperResults.ts';
import {
  type CalculationStep,
  calculationSteps,
  financeCalculationSteps,
  financeStepsNote,
} from './calculationSteps.ts';

const stepsOf = (inputs: CalculatorInputs) =>
  calculationSteps({
    ...answer({ inputs, today: '2026-11-21' }),
    inputs,
    explanations: explain(inputs),
  });

test('a step has the numbers of its operands, down to the inputs', () => {
  const steps = stepsOf(defaultInputs);
  const text = steps.map(
    ({ figure, derivation, result }) => `${figure}: ${derivation} = ${result}`,
  );
  expect(text).toEqual(
    expect.arrayContaining([
      'Development hours: 0 hours + 5 × 80 hours = 400 hours',
      'Initial Total: 400 hours × $55 × 1.99, to the cent = $43,780',
      'In-house timeline: 16.67 weeks + 0 weeks ÷ 2, rounded up = 17 weeks = 3.9 months',
      'Monthly Subscription: Monthly price of the plan (Integrations estimated: 5) = $899',
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
    otherSystems: string[] = [],
  ) =>
    stepsOf({ ...defaultInputs, selectedSystems, assumptions, otherSystems }).find(
      ({ figure }) => figure === 'Weeks of platform review',
    )?.derivation;
  expect(reviewOf(['slack', 'salesforce'], { wantsListings: false })).toBe(
    'No selected system needs a review before customers can connect, and reviews for listings are not counted',
  );
  expect(reviewOf([], { systems: {} }, ['SAP'])).toBe(
    'No platform review counts, because those of systems that are not on the rate card are not known',
  );
  expect(reviewOf(['gmail'], { systems: { gmail: { moderationWeeks: 0 } } })).toBe(
    'With your assumptions, no platform review of the selected systems counts',
  );
});

test('up to six systems are listed with their figures, more are in the breakdown', () => {
  const systems = rateCard.systems.filter(({ moderationWeeks }) => moderationWeeks > 0);
  const derivationsOf = (count: number) => {
    const selectedSystems = systems.slice(0, count).map(({ id }) => id);
    const steps = stepsOf({ ...defaultInputs, selectedSystems });
    return Object.fromEntries(steps.map(({ figure, derivation }) => [figure, derivation]));
  };
  const [hours, maintenance, review] = [
    'Hours of the selected systems',
    'Maintenance of the selected systems',
    'Weeks of platform review',
  ];
  expect(derivationsOf(7)).toMatchObject({
    [hours]: 'the hours of the 7 systems in the breakdown, added up',
    [maintenance]: 'the maintenance of the 7 systems in the breakdown, added up',
    [review]: 'the longest review of the 7 systems that need one',
  });
  const six = derivationsOf(6);
  expect(six[hours]?.match(/ hours/g)).toHaveLength(6);
  expect(six[review]).toMatch(/^the largest of /);
  expect(derivationsOf(2)[review]).toMatch(/^the larger of /);
  expect(derivationsOf(1)).toMatchObject({ [review]: `the review at ${systems[0]?.name}` });
});

test('inputs and prices, which other sections state, are no steps', () => {
  const figures = stepsOf(defaultInputs).map(({ figure }) => figure);
  expect(figures).not.toContain('Hourly rate');
  expect(figures).not.toContain('Initial Setup');
  expect(figures).toContain('Monthly Subscription');
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
  const weeks = / = ([\d,.]+) weeks?$/.exec(derivation)?.[1];
  return numberOf(weeks ?? result.replace(converted, ''));
}

/** The same amount in the currency of the page, after one in USD. */
const converted = / \((−?[€£][\d,.]+)\)$/;

const numberOf = (text: string) => Number(text.replace('−', '-').replaceAll(/[$€£,% a-z]/g, ''));

/**
 * How far a result near a half may be off: a few floating-point numbers of its size are multiplied,
 * and months with rises are printed with nine decimals, which builds of a week multiply by 4.33.
 */
function noiseOf(step: CalculationStep): number {
  const { derivation } = step;
  const noise = 1e-9 + 8 * Number.EPSILON * Math.abs(resultNumber(step));
  if (!/\.\d{8,9}\b/.test(derivation)) return noise;
  return noise + 4.33 * 0.5e-9 * printedAmounts(derivation).reduce((sum, usd) => sum + usd, 0);
}

test('a pocket calculator computes every figure from the printed numbers, and months from weeks', () => {
  fc.assert(
    fc.property(inputs, (anyInputs) => {
      const steps = stepsOf(anyInputs);
      const timelines = steps.filter(({ figure }) => figure.endsWith('timeline'));
      expect(timelines).toHaveLength(2);
      for (const step of timelines) expect(step.result).toBe(formatTimeline(resultNumber(step)));
      const numericSteps = steps.filter(({ derivation }) =>
        /^(the larg(?:er|est) of|[($\d])/.test(derivation),
      );
      expect(numericSteps.length).toBeGreaterThan(15);
      for (const step of numericSteps) {
        const { figure, derivation, result } = step;
        const distance = Math.abs(evaluatePrinted(derivation) - resultNumber(step));
        const tolerance = derivation.endsWith('rounded') ? 0.5 : 0.005;
        const text = `${figure}: ${derivation} = ${result}`;
        expect(distance, text).toBeLessThanOrEqual(tolerance + noiseOf(step));
        const [, shown] = converted.exec(result) ?? [];
        if (shown === undefined) continue;
        const { perUsd } = currencyOf(anyInputs);
        const difference = Math.abs(numberOf(shown) - resultNumber(step) * perUsd);
        // Both are rounded to whole units, or to hundredths.
        expect(difference, text).toBeLessThanOrEqual(0.5 + 0.5 * perUsd + noiseOf(step));
      }
    }),
    { numRuns: 50 },
  );
});

const rowsOf = (inputs: CalculatorInputs) =>
  financeCalculationSteps({
    financeExplanations: byHorizon((months) => explain(inputs, months)),
  }).map(({ figure, derivation, result }) => `${figure}: ${derivation} = ${result}`);

test('present values, return on investment and payback have the numbers of their operands', () => {
  const { inputs } = reportRequests.defaults;
  expect(rowsOf(inputs)).toEqual(
    expect.arrayContaining([
      'Present value of the in-house cost, 36 months: $43,780 × 3.849920807 ÷ (17 weeks ÷ 4.33) + 27.336537635 × $2,750 = $118,106.04',
      'Net present value of embedding, 60 months: $163,074.15 − $44,537.11, rounded = $118,537',
      'Total benefit at the end of that month, 36 and 60 months: $43,780 × 1 ÷ (17 weeks ÷ 4.33) − ($1,800 + 1 × $899), to the cent = $8,452.02',
      'Payback, 36 and 60 months: 0 + $1,800 ÷ ($1,800 + $8,452.02), rounded up = month 1',
    ]),
  );
  expect(rowsOf(inputs).filter((row) => row.startsWith('Payback,'))).toHaveLength(1);
  expect(rowsOf(inputs).join()).not.toContain('shortfall');
  const financed = byHorizon((months) => finance(estimate(inputs), inputs.assumptions, months));
  expect(financeStepsNote({ finance: financed })).toContain('1 ÷ 1.1 to the power of k ÷ 12');
});

test('a payback over one horizon alone is stated for that horizon', () => {
  const figures = rowsOf(reportRequests.twoVerdicts.inputs).map((row) => row.split(':')[0]);
  expect(figures).toContain('Payback, 36 months');
  expect(figures.filter((figure) => figure?.startsWith('Payback'))).toHaveLength(1);
});

test('a horizon by which the build is not live has no derivation of a verdict', () => {
  const live = rowsOf(reportRequests.liveInFourYears.inputs);
  expect(live.filter((row) => /, 36 months:/.test(row))).toEqual([
    expect.stringMatching(/^Value of an earlier launch, 36 months/),
  ]);
  expect(live.some((row) => row.startsWith('Net present value of embedding, 60 months'))).toBe(
    true,
  );
  expect(rowsOf(reportRequests.everythingAtOnce.inputs)).toEqual([]);
});
