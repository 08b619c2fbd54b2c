import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { evaluatePrinted, printedTolerance } from '../../testing/evaluatePrinted.ts';
import { rules } from '../estimate/rules.ts';
import { financeHorizons } from '../forecast/finance.ts';
import { type Explanation, explain } from './explain.ts';

function explanationOf(figure: Explanation['figure'], changes: Partial<typeof defaultInputs> = {}) {
  const explanation = explain({ ...defaultInputs, ...changes }).find(
    (candidate) => candidate.figure === figure,
  );
  if (!explanation) throw new Error(`${figure} has no explanation.`);
  return explanation;
}

test('a figure is explained with names and with the numbers of the inputs', () => {
  expect(explanationOf('initialTotalUsd')).toEqual({
    figure: 'initialTotalUsd',
    name: 'Initial Total',
    value: '$43,780',
    formula: 'Development hours × Hourly rate × Cost multiplier, to the cent',
    numbers: '400 hours × $55 × 1.99, to the cent',
    rule: 'initial-cost',
    reading: rules['initial-cost'].reading,
    terms: [
      ['developmentHours', 'Development hours', '400 hours'],
      ['hourlyRateUsd', 'Hourly rate', '$55'],
      ['costMultiplier', 'Cost multiplier', '1.99'],
    ].map(([figure, name, value]) => ({ figure, name, value, source: null, isInFormula: true })),
  });
});

test('a figure that equals its only term has no formula, and lists what selects the term', () => {
  const { formula, numbers, terms } = explanationOf('monthlyUsd');
  expect([formula, numbers]).toEqual([null, null]);
  expect(terms).toEqual([
    {
      figure: null,
      name: 'Monthly price of the plan',
      value: '$899',
      source: 'rate card',
      isInFormula: true,
    },
    {
      figure: 'effectiveCount',
      name: 'Integrations estimated',
      value: '5',
      source: null,
      isInFormula: false,
    },
  ]);
});

test('inputs are named as such, and systems by their name', () => {
  expect(explanationOf('effectiveCount').terms.map(({ source }) => source)).toEqual([
    'your input',
    'your input',
  ]);
  const { terms, numbers } = explanationOf('selectedDevHours', {
    selectedSystems: ['slack', 'gmail'],
  });
  expect(terms.map(({ name, source }) => [name, source])).toEqual([
    ['Slack', 'planning assumption'],
    ['Gmail', 'planning assumption'],
  ]);
  expect(numbers).toMatch(/^\d+ hours \+ \d+ hours$/);
});

const inputsAndHorizon = fc.tuple(calculatorInputs, fc.constantFrom(...financeHorizons));

test('every term is an earlier figure or has a source', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const seen = new Set<string>();
      for (const { figure, terms } of explain(inputs, months)) {
        for (const term of terms) {
          expect(term.figure === null).toBe(term.source !== null);
          if (term.figure) expect(seen, `${figure} of ${term.figure}`).toContain(term.figure);
        }
        seen.add(figure);
      }
    }),
  );
});

test('a system that is named like a property of objects is named by its id', () => {
  const selectedSystems = ['constructor', 'toString'];
  const systems = Object.fromEntries(selectedSystems.map((id) => [id, { devHours: 9 }]));
  const explained = explain({ ...defaultInputs, selectedSystems, assumptions: { systems } });
  const hours = explained.find(({ figure }) => figure === 'selectedDevHours');
  expect(hours?.terms.map(({ name }) => name)).toEqual(selectedSystems);
});

test('the finance figures of the defaults are explained with the numbers that are shown', () => {
  const explained = explain(defaultInputs, 36).map(
    ({ name, numbers, value }) => `${name}: ${numbers} = ${value}`,
  );
  expect(explained).toEqual(
    expect.arrayContaining([
      'Present value of the in-house cost: $43,780 × 3.849920807 ÷ (17 weeks ÷ 4.33) + 27.336537635 × $2,750 = $118,106.04',
      'Present value of the embedded cost: $1,800 + 31.186458442 × $899 = $29,836.63',
      'Net present value of embedding: $118,106.04 − $29,836.63, rounded = $88,269',
      'Return on investment: 100 × ($118,106.04 − $29,836.63) ÷ $29,836.63, rounded = 296%',
      'Payback: 0 + $1,800 ÷ ($1,800 + $8,452.02), rounded up = month 1',
    ]),
  );
});

test('every finance figure and its operands have names, and print the numbers of the result', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const withoutFinance = explain(inputs).length;
      for (const { name, numbers, terms, figure } of explain(inputs, months).slice(
        withoutFinance,
      )) {
        expect(name, figure).not.toBe(figure);
        expect(numbers ?? '', figure).not.toContain('NaN');
        for (const term of terms) expect(term.name, figure).toMatch(/^[A-Z].* |^[A-Z][a-z]+$/);
      }
    }),
  );
});

test('a build of a thousand years has numbers in every explanation, whatever the wages rise by', () => {
  const explanations = explain({
    ...defaultInputs,
    integrationCount: 11,
    developerCountNumber: 1,
    devTimePercentage: 1,
    assumptions: { genericDevHours: 1928, wageRisePercentagePerYear: 100 },
  });
  expect(explanations.length).toBeGreaterThan(30);
  expect(JSON.stringify(explanations)).not.toMatch(/NaN|Infinity|∞/);
});

test('a pocket calculator computes every finance figure from the printed numbers', () => {
  fc.assert(
    fc.property(inputsAndHorizon, ([inputs, months]) => {
      const withoutFinance = explain(inputs).length;
      for (const { figure, numbers, value } of explain(inputs, months).slice(withoutFinance)) {
        if (numbers === null) continue;
        // Steps are in USD, and an amount ends in the currency that is shown.
        const [inUsd = ''] = value.split(' (');
        const printed = Number(inUsd.replace('−', '-').replaceAll(/[^\d.-]/g, ''));
        const roi = figure === 'roiPercentage' ? printed : undefined;
        const allowed = printedTolerance(numbers, roi);
        const distance = Math.abs(evaluatePrinted(numbers) - printed);
        expect(distance, `${figure}: ${numbers} = ${value}`).toBeLessThanOrEqual(allowed);
      }
    }),
  );
});
