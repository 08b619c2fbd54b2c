import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assumptionDetails, costAssumptions } from '../../contract/assumptionDetails.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { assumedFigure, assumedMaintenancePercentage } from '../../testing/fuzz/assumedFigure.ts';
import { estimate } from '../estimate/estimate.ts';
import { systemProfile } from '../estimate/systems.ts';
import { breakEvenValues } from './breakEvenValues.ts';
import { compareCosts } from './verdict.ts';

const cheaperSide = (inputs: CalculatorInputs) => compareCosts(estimate(inputs), 36).cheaper;
const isWon = (side: ReturnType<typeof cheaperSide>) => side === 'embedded' || side === 'inHouse';

test('the verdict turns at the stated value, and at no nearer one that the control offers', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const now = cheaperSide(inputs);
      const { numbers } = breakEvenValues(inputs);
      for (const name of costAssumptions) {
        const breakEvenValue = numbers[name];
        const sideAt = (value: number) =>
          cheaperSide({ ...inputs, assumptions: { ...inputs.assumptions, [name]: value } });
        const isTurnedAt = (value: number) =>
          isWon(now) && isWon(sideAt(value)) && sideAt(value) !== now;
        if (breakEvenValue !== null)
          expect(isTurnedAt(breakEvenValue), `${name} at ${breakEvenValue}`).toBe(true);
        const { accepted, step } = assumptionDetails[name];
        const stated =
          name === 'maintenancePercentagePerYear'
            ? assumedMaintenancePercentage(inputs)
            : assumedFigure(inputs, name);
        if (stated === null) continue;
        for (let value: number = accepted.min; value <= accepted.max; value += step) {
          const isNearer =
            breakEvenValue === null ||
            Math.abs(value - stated) < Math.abs(breakEvenValue - stated) - 1e-9;
          if (isNearer) expect(isTurnedAt(value), `${name} at ${value}`).toBe(false);
        }
      }
    }),
    { numRuns: 5 },
  );
});

test('figures of a system change the verdict at the stated values', () => {
  const inputs = {
    ...defaultInputs,
    integrationCount: 2,
    region: 'custom' as const,
    customHourlyRate: 28,
    selectedSystems: ['slack', 'homegrown'],
  };
  const { systems, doListingsFlip } = breakEvenValues(inputs);
  expect(Object.keys(systems)).toEqual(['slack', 'homegrown']);
  const turned = Object.entries(systems).flatMap(([id, figures]) =>
    Object.entries(figures).flatMap(([figure, { breakEvenValue }]) =>
      breakEvenValue === null
        ? []
        : cheaperSide({
            ...inputs,
            assumptions: { systems: { [id]: { [figure]: breakEvenValue } } },
          }),
    ),
  );
  expect(turned.length).toBeGreaterThan(0);
  expect(turned.every((side) => isWon(side) && side !== cheaperSide(inputs))).toBe(true);
  expect(doListingsFlip).toBe(
    cheaperSide({ ...inputs, assumptions: { wantsListings: false } }) !== cheaperSide(inputs),
  );
});

test('figures of systems keep the rate card’s default and their range, also once changed', () => {
  const { systems } = breakEvenValues({
    ...defaultInputs,
    selectedSystems: ['slack', 'gmail', 'homegrown'],
    assumptions: {
      wantsListings: false,
      maintenancePercentagePerYear: 20,
      systems: { slack: { devHours: 99, maintenanceHours: 1, moderationWeeks: 3 } },
    },
  });
  const slack = systemProfile('slack');
  expect(systems.slack).toMatchObject({
    devHours: {
      rateCard: slack?.devHours,
      isOnRateCard: true,
      range: { min: Math.round(0.7 * (slack?.devHours ?? 0)), max: 2 * (slack?.devHours ?? 0) },
    },
    maintenanceHours: { rateCard: slack?.maintenanceHours, range: { confidence: 'judgement' } },
    moderationWeeks: { rateCard: slack?.moderationWeeks, range: slack?.moderationRange },
  });
  expect(systems.homegrown).toMatchObject({
    devHours: { rateCard: 80, isOnRateCard: false },
    maintenanceHours: { rateCard: 10 },
    moderationWeeks: { rateCard: 0, range: null },
  });
});

test('what the hours of the systems come to a year does not depend on an own percentage', () => {
  expect(breakEvenValues(defaultInputs).rateCard.maintenancePercentagePerYear).toBe(150);
  const assumptions = { maintenancePercentagePerYear: 20 };
  expect(breakEvenValues({ ...defaultInputs, assumptions }).rateCard).toEqual({
    maintenancePercentagePerYear: 150,
    embeddedDeploymentWeeks: 3,
  });
});

test('an assumption without cost changes no verdict, and an unfinished build has none', () => {
  const { numbers } = breakEvenValues(defaultInputs);
  expect(numbers.discountRatePercentage).toBeNull();
  expect(numbers.monthlyRevenueUsd).toBeNull();
  const unfinished = { ...defaultInputs, integrationCount: 200, developerCountNumber: 1 };
  expect(Object.values(breakEvenValues(unfinished).numbers).every((at) => at === null)).toBe(true);
  expect(breakEvenValues(unfinished).hasVerdict).toBe(false);
});
