import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from '../estimate/estimate.ts';
import { breakEvenValues } from './breakEvenValues.ts';
import { counterarguments } from './counterarguments.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { forecast } from './forecast.ts';
import { sensitivity } from './sensitivity.ts';
import { runToEnd } from './simulate.ts';
import { compareCosts, verdict } from './verdict.ts';

/** Inputs whose sides cost the same over 36 months to the dollar, found by halving rates. */
function tied(integrationCount = 5): CalculatorInputs {
  let [low, high] = [0.01, 500];
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2;
    const inputs: CalculatorInputs = {
      ...defaultInputs,
      integrationCount,
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

/** Inputs whose sides cost the same at a rate, found by halving discounts of the plan. */
function tiedByDiscount(customHourlyRate: number): CalculatorInputs {
  let [low, high] = [0, 100];
  for (let step = 0; step < 60; step++) {
    const planDiscountPercentage = (low + high) / 2;
    const inputs = { ...tied(), customHourlyRate, assumptions: { planDiscountPercentage } };
    const { cheaper } = compareCosts(estimate(inputs), 36);
    if (cheaper === 'neither') return inputs;
    if (cheaper === 'embedded') high = planDiscountPercentage;
    else low = planDiscountPercentage;
  }
  throw new Error('No discount makes both sides cost the same.');
}

test('a count at which neither side is cheaper is not one at which embedding wins', () => {
  // One plan covers 60 integrations and more, so embedding wins from 61 on.
  const inputs = tied(60);
  const { after36Months } = verdict(inputs, estimate(inputs));
  expect(after36Months).toMatchObject({ cheaper: 'neither', byUsd: 0 });
  const fewer = { ...inputs, integrationCount: 59 };
  const { claims } = verdict(fewer, estimate(fewer));
  expect(claimOf(claims, 'breakEvenCount')).toMatchObject({ count: 61 });
});

test('a month in which both sides cost the same is not one where embedding is cheaper', () => {
  const inputs = tied();
  const estimated = estimate(inputs);
  const { claims } = verdict(inputs, estimated);
  for (const { firstMonth, lastMonth } of claimOf(claims, 'embeddedMonths')?.spans ?? []) {
    for (let month = firstMonth; month <= lastMonth; month++) {
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, month);
      expect(Math.round(inHouseUsd), `month ${month}`).toBeGreaterThan(Math.round(embeddedUsd));
    }
  }
});

test('a simulation in which both sides cost the same is not counted as won by either', () => {
  // Both sides cost nothing.
  const free: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 1,
    selectedSystems: ['slack'],
    assumptions: {
      planDiscountPercentage: 100,
      systems: { slack: { devHours: 0, maintenanceHours: 0 } },
    },
  };
  const { ranges } = runToEnd(forecast(free));
  const { embeddedCheaper, inHouseCheaper, neither, unfinished } = ranges.outcomes[36];
  expect(neither).toBeGreaterThan(0);
  expect(embeddedCheaper + inHouseCheaper + neither + unfinished).toBeCloseTo(1, 9);
});

test('of two equally near turning points the higher one is stated', () => {
  const inputs = tied();
  const { levers } = sensitivity(inputs, verdict(inputs, estimate(inputs)));
  const turnOf = (name: string) => levers.find(({ lever }) => lever === name)?.breakEvenValue;
  expect(turnOf('hours')).toBe(101);
  expect(turnOf('rate')).toBe(Math.floor(inputs.customHourlyRate ?? 0) + 1);
});

test('where both sides cost the same, the fields and the levers state the same turning value', () => {
  const inputs = tied();
  const { levers } = sensitivity(inputs, verdict(inputs, estimate(inputs)));
  const { numbers } = breakEvenValues(inputs);
  expect(numbers.planRisePercentagePerYear).toBe(1);
  expect(numbers.planDiscountPercentage).toBe(1);
  expect(levers.find(({ lever }) => lever === 'planRisePercentagePerYear')?.breakEvenValue).toBe(1);
  expect(counterarguments(inputs).arguments).toEqual([]);
});

test('a rate at which neither side is cheaper is not the turning point of the rate', () => {
  const rate = Math.floor(tied().customHourlyRate ?? 0);
  const inputs = { ...tiedByDiscount(rate), customHourlyRate: rate - 1 };
  const ofFewer = verdict(inputs, estimate(inputs));
  expect(ofFewer.after36Months.cheaper).toBe('inHouse');
  const { levers } = sensitivity(inputs, ofFewer);
  expect(levers.find(({ lever }) => lever === 'rate')?.breakEvenValue).toBe(rate + 1);
});

test('levers of the same influence stay in the order of the inputs', () => {
  const unfinished = { ...defaultInputs, integrationCount: 200, devTimePercentage: 1 };
  const { differenceUsd, levers } = sensitivity(
    unfinished,
    verdict(unfinished, estimate(unfinished)),
  );
  expect(differenceUsd).toBeNull();
  expect(levers.map(({ lever }) => lever)).toEqual([
    'integrations',
    'rate',
    'hours',
    'team',
    'devTime',
  ]);
});
