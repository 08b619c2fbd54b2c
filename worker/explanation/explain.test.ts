import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { rules } from '../estimate/rules.ts';
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
    name: 'In-house initial total',
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

test('every term is an earlier figure or has a source', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const seen = new Set<string>();
      for (const { figure, terms } of explain(inputs)) {
        for (const term of terms) {
          expect(term.figure === null).toBe(term.source !== null);
          if (term.figure) expect(seen, `${figure} of ${term.figure}`).toContain(term.figure);
        }
        seen.add(figure);
      }
    }),
  );
});
