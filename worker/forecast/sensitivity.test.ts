import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { type Lever, type LeverOutcome, sensitivity } from './sensitivity.ts';
import { verdict } from './verdict.ts';

/** In whole USD; null if the build is not live after 36 months. */
function differenceOf(inputs: CalculatorInputs): number | null {
  const estimated = estimate(inputs);
  if (estimated.timeline.timelineWeeks > 4.33 * 36) return null;
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
  return Math.round(inHouseUsd) - Math.round(embeddedUsd);
}

const analyse = (inputs: CalculatorInputs) =>
  sensitivity(inputs, verdict(inputs, estimate(inputs)));

/** The inputs with a lever at a value; null for the lever that is no input of the page. */
function withLever(inputs: CalculatorInputs, lever: Lever, value: number): CalculatorInputs | null {
  switch (lever) {
    case 'integrations':
      return { ...inputs, integrationCount: value };
    case 'rate':
      return { ...inputs, region: 'custom', customHourlyRate: value };
    case 'team':
      return { ...inputs, developerCountNumber: value };
    case 'devTime':
      return { ...inputs, devTimePercentage: value };
    case 'hours':
      return null;
  }
}

test('for the defaults the rate and the hours have the most influence', () => {
  const { differenceUsd, levers } = analyse(defaultInputs);
  expect(differenceUsd).toBe(97_819);
  expect(levers.map(({ lever }) => lever).slice(0, 2)).toEqual(['rate', 'hours']);
  expect(levers.find(({ lever }) => lever === 'rate')).toMatchObject({
    current: 55,
    less: { value: 41 },
    more: { value: 69 },
  });
});

test('a lever at a value gives the difference of inputs with that value', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      expect(differenceUsd).toBe(differenceOf(inputs));
      for (const { lever, less, more, current } of levers) {
        for (const outcome of [less, more]) {
          const changed = outcome && withLever(inputs, lever, outcome.value);
          if (changed) expect(outcome.differenceUsd, lever).toBe(differenceOf(changed));
        }
        if (less) expect(less.value).toBeLessThan(current);
        if (more) expect(more.value).toBeGreaterThan(current);
      }
    }),
    { numRuns: 60 },
  );
});

test('for a rate above the advised range the nearest rate with another result is found', () => {
  const { levers } = analyse({
    ...defaultInputs,
    integrationCount: 3,
    developerCountNumber: 3,
    devTimePercentage: 100,
    region: 'other',
    customHourlyRate: 992.56,
  });
  const rate = levers.find(({ lever }) => lever === 'rate');
  expect(rate?.turnsAt).toBeLessThan(500);
  expect(rate?.current).toBe(992.56);
});

test('the result changes at the stated value, and at no nearer one', () => {
  fc.assert(
    fc.property(calculatorInputs, fc.nat(), (inputs, seed) => {
      const { differenceUsd, levers } = analyse(inputs);
      for (const { lever, current, turnsAt } of levers) {
        if (turnsAt === null || lever === 'hours') continue;
        const isTurnedAt = (value: number) => {
          const there = differenceOf(withLever(inputs, lever, value) ?? inputs);
          if (there === null) return false;
          if (differenceUsd === null) return true;
          return there !== 0 && Math.sign(there) !== Math.sign(differenceUsd);
        };
        expect(isTurnedAt(turnsAt), lever).toBe(true);
        // The verdict names the first count from which embedding is cheaper, which may not be the
        // nearest.
        const isBuildingCheaper = differenceUsd !== null && differenceUsd < 0;
        if (lever === 'integrations' && isBuildingCheaper) continue;
        const distance = Math.abs(turnsAt - current);
        const between = Math.ceil(current) + Math.floor(((seed % 97) / 97) * (turnsAt - current));
        if (Math.abs(between - current) < distance && between >= 1) {
          expect(isTurnedAt(between), `${lever} at ${between}`).toBe(false);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a lever value that leaves the build unfinished has no difference', () => {
  const { differenceUsd, levers } = analyse({
    ...defaultInputs,
    integrationCount: 20,
    devTimePercentage: 18,
  });
  expect(differenceUsd).not.toBeNull();
  // With one developer the build is not live within 36 months.
  expect(levers.find(({ lever }) => lever === 'team')?.less).toEqual({
    value: 1,
    differenceUsd: null,
  });
});

test('levers are sorted by their influence on the difference', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      fc.pre(differenceUsd !== null);
      // A lever at its limit, or one that leaves the build unfinished, has no other end.
      const endOf = (outcome: LeverOutcome | null) => outcome?.differenceUsd ?? differenceUsd;
      const swings = levers.map(({ less, more }) => Math.abs(endOf(more) - endOf(less)));
      expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    }),
    { numRuns: 30 },
  );
});

test('every lever is listed once, also where nothing is live within the forecast', () => {
  const unfinished = { ...defaultInputs, integrationCount: 200, devTimePercentage: 1 };
  expect(analyse(unfinished).differenceUsd).toBeNull();
  for (const inputs of [defaultInputs, unfinished]) {
    expect(
      analyse(inputs)
        .levers.map(({ lever }) => lever)
        .sort(),
    ).toEqual(['devTime', 'hours', 'integrations', 'rate', 'team']);
  }
});
