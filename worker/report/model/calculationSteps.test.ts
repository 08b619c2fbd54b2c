import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../../contract/defaults.ts';
import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import { limits } from '../../../contract/limits.ts';
import { calculatorInputs, within } from '../../../testing/arbitraries.ts';
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

test('a figure stands with the numbers that made it, down to what was given', () => {
  const found = stepsOf(defaultInputs);
  const said = found.map(
    ({ figure, derivation, result }) => `${figure}: ${derivation} = ${result}`,
  );
  expect(said).toEqual(
    expect.arrayContaining([
      'Development hours: 0 hours + 5 × 80 hours = 400 hours',
      'In-house initial total: 400 hours × $55 × 1.99, to the cent = $43,780',
      'In-house timeline: 16.67 weeks + 0 weeks ÷ 2, rounded up: 17 weeks = 3.9 months',
      'Monthly subscription: Monthly price of the plan, by Integrations estimated: 5 = $899',
    ]),
  );
});

/** Whole percent and whole cents, so that the numbers that are put in are the numbers that were used. */
const inputs = fc
  .tuple(calculatorInputs, within(limits.devTimePercentage), fc.integer({ min: 100, max: 50_000 }))
  .map(([any, devTimePercentage, cents]) => ({
    ...any,
    devTimePercentage,
    customHourlyRate: cents / 100,
  }));

/** What a pocket calculator makes of numbers: units go, signs of arithmetic stay. */
function calculated(derivation: string): number {
  const [, sums = '', rounding] =
    /^(.*?)(?:, (to the cent|rounded up|rounded))?(?:: .*)?$/.exec(derivation) ?? [];
  const numbers = sums.split(' or ').map((sum) => {
    const expression = sum
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replaceAll(/[^\d.+\-*/()]/g, '');
    return Number(new Function(`return ${expression};`)());
  });
  const largest = Math.max(...numbers);
  // 17.000000000000004 is what the calculator of a browser makes of 17.
  return rounding === 'rounded up' ? Math.ceil(largest - 1e-9) : largest;
}

/** A result as a number: "$43,780", "400 hours", "71%"; of a timeline the weeks, not the months that they make. */
function shown({ derivation, result }: CalculationStep): number {
  const weeks = /: ([\d,]+) weeks?$/.exec(derivation)?.[1];
  return Number((weeks ?? result).replaceAll(/[$,% a-z]/g, ''));
}

test('a pocket calculator gets every figure from the numbers that are put in', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const inNumbers = stepsOf(given).filter(({ derivation }) =>
        /^(the larger of|[($\d])/.test(derivation),
      );
      expect(inNumbers.length).toBeGreaterThan(15);
      for (const working of inNumbers) {
        const { figure, derivation, result } = working;
        const distance = Math.abs(calculated(derivation) - shown(working));
        const tolerance = derivation.endsWith('rounded') ? 0.5 : 0.005;
        const said = `${figure}: ${derivation} = ${result}`;
        expect(distance, said).toBeLessThanOrEqual(tolerance + 1e-9);
      }
    }),
  );
});

test('the months of a timeline are those of its weeks', () => {
  fc.assert(
    fc.property(calculatorInputs, (given) => {
      const timelines = stepsOf(given).filter(({ figure }) => figure.endsWith('timeline'));
      expect(timelines).toHaveLength(2);
      for (const working of timelines) {
        expect(working.result).toBe(formatTimeline(shown(working)));
      }
    }),
  );
});
