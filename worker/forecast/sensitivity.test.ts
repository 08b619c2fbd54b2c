import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { type Lever, sensitivity } from './sensitivity.ts';

function differenceOf(inputs: CalculatorInputs): number {
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimate(inputs), 36);
  return Math.round((inHouseUsd - embeddedUsd) * 100) / 100;
}

/** The inputs with a lever at a value, where an input of the page is that lever. */
function withLever(inputs: CalculatorInputs, lever: Lever, value: number): CalculatorInputs | null {
  switch (lever) {
    case 'integrations':
      return { ...inputs, integrationCount: value };
    case 'rate':
      return { ...inputs, region: 'custom', customHourlyRate: value };
    case 'team':
      return { ...inputs, developerCountNumber: value };
    case 'timeShare':
      return { ...inputs, devTimePercentage: value };
    case 'hours':
      return null;
  }
}

test('of the defaults the rate and the hours matter most', () => {
  const { differenceUsd, levers } = sensitivity(defaultInputs);
  expect(Math.round(differenceUsd)).toBe(97_819);
  expect(levers.map(({ lever }) => lever).slice(0, 2)).toEqual(['rate', 'hours']);
  expect(levers.find(({ lever }) => lever === 'rate')).toMatchObject({
    now: 55,
    less: { value: 41 },
    more: { value: 69 },
  });
});

test('a moved lever gives the difference of inputs that are set so', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = sensitivity(inputs);
      expect(differenceUsd).toBe(differenceOf(inputs));
      for (const { lever, less, more, now } of levers) {
        for (const moved of [less, more]) {
          const changed = moved && withLever(inputs, lever, moved.value);
          if (changed) expect(moved.differenceUsd, lever).toBe(differenceOf(changed));
        }
        if (less) expect(less.value).toBeLessThan(now);
        if (more) expect(more.value).toBeGreaterThan(now);
      }
    }),
    { numRuns: 60 },
  );
});

test('a rate above the advised range flips at the nearest rate, not first within the range', () => {
  const { levers } = sensitivity({
    ...defaultInputs,
    integrationCount: 200,
    developerCountNumber: 1,
    devTimePercentage: 1,
    region: 'other',
    customHourlyRate: 992.56,
  });
  const rate = levers.find(({ lever }) => lever === 'rate');
  expect(rate?.flipsAt).toBeGreaterThan(500);
});

test('at its flip a lever turns the verdict, and nowhere nearer', () => {
  fc.assert(
    fc.property(calculatorInputs, fc.nat(), (inputs, seed) => {
      const { differenceUsd, levers } = sensitivity(inputs);
      for (const { lever, now, flipsAt } of levers) {
        if (flipsAt === null || lever === 'hours') continue;
        const signAt = (value: number) =>
          Math.sign(differenceOf(withLever(inputs, lever, value) ?? inputs));
        expect(signAt(flipsAt), lever).toBe(-Math.sign(differenceUsd));
        const nearer = Math.abs(flipsAt - now);
        const between = Math.ceil(now) + Math.floor(((seed % 97) / 97) * (flipsAt - now));
        if (Math.abs(between - now) < nearer && between >= 1) {
          expect(signAt(between), `${lever} at ${between}`).not.toBe(-Math.sign(differenceUsd));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the bars are sorted by how much they move the difference', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = sensitivity(inputs);
      const swings = levers.map(({ less, more }) =>
        Math.abs((more?.differenceUsd ?? differenceUsd) - (less?.differenceUsd ?? differenceUsd)),
      );
      expect(swings).toEqual([...swings].sort((a, b) => b - a));
    }),
    { numRuns: 30 },
  );
});
