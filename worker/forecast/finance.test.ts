import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { discountTurn, finance, financeHorizons, monthlySpending } from './finance.ts';

test('the default case by hand', () => {
  const { verdict, years, earlierLaunchUsd } = finance(estimate(defaultInputs));
  const months = 17 / 4.33;
  const monthlyRate = 1.1 ** (1 / 12) - 1;
  const benefit = (month: number) =>
    month === 0
      ? -1800
      : (43_780 / months) * Math.max(0, Math.min(1, months - (month - 1))) +
        2750 * Math.max(0, Math.min(1, month - months)) -
        899;
  const monthly = Array.from({ length: 37 }, (_, month) => benefit(month));
  const npv = monthly.reduce((sum, usd, month) => sum + usd / (1 + monthlyRate) ** month, 0);
  expect(verdict?.npvUsd).toBeCloseTo(npv, 6);
  expect(verdict?.paybackMonth).toBe(1);
  expect(years.map(({ embeddedUsd }) => embeddedUsd)).toEqual([1800, 10_788, 10_788, 10_788]);
  expect(verdict?.roi).toBeCloseTo(
    ((verdict?.inHousePvUsd ?? 0) - (verdict?.embeddedPvUsd ?? 0)) / (verdict?.embeddedPvUsd ?? 1),
    12,
  );
  expect(earlierLaunchUsd).toBeNull();
});

test('time lost is the multiplier’s part of the build, and no cash (E43)', () => {
  const estimated = estimate(defaultInputs);
  const { years, verdict } = finance(estimated);
  const lost = years.map(({ timeLostUsd }) => timeLostUsd);
  // The build takes less than four months.
  expect(lost).toEqual([0, expect.closeTo(estimated.factors.multiplierUsd, 6), 0, 0]);
  const hoursUsd = estimated.hours.development * estimated.factors.hourlyRateUsd;
  expect((lost[1] ?? 0) + hoursUsd).toBeCloseTo(43_780, 6);
  const lostPresentUsd = (verdict?.npvUsd ?? 0) - (verdict?.cashNpvUsd ?? 0);
  expect(lostPresentUsd).toBeLessThan(lost[1] ?? 0);
  expect(lostPresentUsd).toBeGreaterThan((lost[1] ?? 0) / 1.1 ** (4 / 12));
});

test('a build that is not live by the horizon has spending and no verdict (E22)', () => {
  const slow = { ...defaultInputs, integrationCount: 200, developerCountNumber: 1 };
  const { verdict, years } = finance(estimate(slow));
  expect(verdict).toBeNull();
  expect(years[1]?.inHouseUsd).toBeGreaterThan(0);
});

test('an earlier launch earns the margin of the months in between, once the ramp is over', () => {
  const assumptions = {
    discountRatePercentage: 0,
    monthlyRevenueUsd: 10_000,
    grossMarginPercentage: 50,
    rampMonths: 0,
  };
  const estimated = estimate({ ...defaultInputs, assumptions });
  // Embedded launches after 0.69 months and in-house after 3.93: months 1, 2 and 3 differ.
  expect(finance(estimated, assumptions).earlierLaunchUsd).toBeCloseTo(3 * 5000, 9);
});

test('an earlier launch of a build that never goes live earns the ramped margin, discounted', () => {
  const assumptions = { discountRatePercentage: 12, monthlyRevenueUsd: 10_000, rampMonths: 6 };
  const estimated = estimate({ ...defaultInputs, integrationCount: 200, devTimePercentage: 1 });
  const launch = estimated.timeline.embeddedWeeks / 4.33;
  const earned = Array.from({ length: 37 }, (_, month) => {
    const share = Math.min(1, Math.max(0, month - launch) / 6);
    return (0.8 * 10_000 * share) / 1.12 ** (month / 12);
  });
  const value = finance(estimated, assumptions).earlierLaunchUsd;
  expect(value).toBeCloseTo(
    earned.reduce((sum, usd) => sum + usd),
    6,
  );
});

test('every crossing is listed, with the side that costs less from then on', () => {
  const cheapBuild = {
    ...defaultInputs,
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    region: 'asia' as const,
  };
  const crossings = (inputs: CalculatorInputs) =>
    claimOf(finance(estimate(inputs)).claims, 'crossings')?.turns;
  expect(crossings(cheapBuild)).toEqual([
    { month: 1, cheaper: 'embedded' },
    { month: 3, cheaper: 'inHouse' },
  ]);
  expect(crossings(defaultInputs)).toEqual([{ month: 1, cheaper: 'embedded' }]);
});

/** Few integrations at low rates, where the costs of both sides are close. */
const closeInputs = fc
  .record({
    inputs: calculatorInputs,
    integrationCount: fc.integer({ min: 1, max: 12 }),
    customHourlyRate: fc.integer({ min: 1, max: 80 }),
  })
  .map(({ inputs, ...own }) => ({
    ...inputs,
    ...own,
    region: 'custom' as const,
    selectedSystems: inputs.selectedSystems.slice(0, 3),
  }));

test('the side that discounting puts behind is said to be paid earlier where its months show that', () => {
  let reasons = 0;
  fc.assert(
    fc.property(closeInputs, fc.constantFrom(...financeHorizons), (inputs, months) => {
      const estimated = estimate(inputs);
      const { claims } = finance(estimated, inputs.assumptions, months);
      const turn = claimOf(claims, 'discountTurn');
      if (!turn?.isPaidEarlier) return;
      reasons += 1;
      const spending = monthlySpending(estimated, months);
      const meanMonth = (side: 'inHouseUsd' | 'embeddedUsd') =>
        spending.reduce((sum, spent, month) => sum + month * spent[side], 0) /
        spending.reduce((sum, spent) => sum + spent[side], 0);
      const laterBy = meanMonth('embeddedUsd') - meanMonth('inHouseUsd');
      expect(turn.undiscounted === 'inHouse' ? laterBy : -laterBy).toBeGreaterThan(0);
    }),
    { numRuns: 3000 },
  );
  expect(reasons).toBeGreaterThan(10);
});

const turnOf = (
  inHouseUsdByYear: readonly number[],
  embeddedUsdByYear: readonly number[],
  npvUsd: number,
) => {
  const years = inHouseUsdByYear.map((inHouseUsd, year) => ({
    year,
    inHouseUsd,
    embeddedUsd: embeddedUsdByYear[year] ?? 0,
    benefitUsd: 0,
  }));
  return discountTurn({ months: 36, discountRatePercentage: 10, years }, npvUsd);
};

test('discounting that changes which side costs less is explained', () => {
  const turn = { kind: 'discountTurn', months: 36, discountRatePercentage: 10 };
  const amounts = { byUsd: 88, discountedByUsd: 656, isPaidEarlier: true };
  expect(turnOf([0, 34_076, 0], [0, 10_000, 24_164], 656)).toEqual([
    { ...turn, ...amounts, undiscounted: 'inHouse' },
  ]);
  expect(turnOf([0, 10_000, 24_164], [34_076], -656)).toEqual([
    { ...turn, ...amounts, undiscounted: 'embedded' },
  ]);
});

test('no side is said to be paid earlier where the amounts by year do not show it', () => {
  expect(turnOf([0, 34_076], [0, 34_164], 656)).toMatchObject([{ isPaidEarlier: false }]);
});

test.each([
  [34_164, 34_076, 656],
  [34_076, 34_164, -656],
  [34_076, 34_076, 656],
  [34_076, 34_164, 0.4],
])(
  'costs of %d in-house and %d embedded do not contradict a present value of %s',
  (a, b, npvUsd) => {
    expect(turnOf([a], [b], npvUsd)).toEqual([]);
  },
);
