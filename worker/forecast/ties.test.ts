import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../estimate/estimate.ts';
import { sensitivity } from './sensitivity.ts';
import { compareCosts, verdict } from './verdict.ts';

/** Inputs whose sides cost the same over 36 months to the dollar, found by halving rates. */
function tied(): CalculatorInputs {
  let [low, high] = [0.01, 500];
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2;
    const inputs: CalculatorInputs = {
      ...defaultInputs,
      devTimePercentage: 100,
      region: 'custom',
      customHourlyRate: rate,
    };
    const { cheaper } = compareCosts(estimate(inputs), 36);
    if (cheaper === 'neither') return inputs;
    if (cheaper === 'embedded') high = rate;
    else low = rate;
  }
  throw new Error('No rate makes both sides cost the same.');
}

test('a count at which neither side is cheaper is not one at which embedding wins', () => {
  const inputs = tied();
  const { after36Months, countTurn } = verdict(inputs, estimate(inputs));
  expect(after36Months).toMatchObject({ cheaper: 'neither', byUsd: 0 });
  const won = countTurn?.kind === 'never' ? [] : [countTurn?.count ?? 0];
  expect(won).not.toContain(inputs.integrationCount);
});

test('the month where both sides cost the same is not yet one where embedding is cheaper', () => {
  const inputs = tied();
  expect(verdict(inputs, estimate(inputs)).breakEvenMonth).not.toBe(36);
});

test('of two equally near turning points the higher one is stated', () => {
  const inputs = tied();
  const { levers } = sensitivity(inputs, verdict(inputs, estimate(inputs)));
  const turnOf = (name: string) => levers.find(({ lever }) => lever === name)?.turnsAt;
  expect(turnOf('hours')).toBe(101);
  expect(turnOf('rate')).toBe(Math.floor(inputs.customHourlyRate ?? 0) + 1);
});

test('levers of the same influence stay in the order of the inputs', () => {
  const unfinished = { ...defaultInputs, integrationCount: 200, devTimePercentage: 1 };
  const { levers } = sensitivity(unfinished, verdict(unfinished, estimate(unfinished)));
  expect(levers.map(({ lever }) => lever)).toEqual([
    'integrations',
    'rate',
    'hours',
    'team',
    'devTime',
  ]);
});
