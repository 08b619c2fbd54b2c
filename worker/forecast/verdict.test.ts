import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCosts } from './cumulativeCosts.ts';
import { verdict } from './verdict.ts';

const verdictOf = (inputs: Partial<CalculatorInputs>) => {
  const all = { ...defaultInputs, ...inputs };
  return verdict(all, estimate(all));
};

test('for the defaults embedding costs less from month 1', () => {
  expect(verdictOf({})).toMatchObject({
    after12Months: { cheaper: 'embedded', byUsd: 53_395, builtPercentage: 100 },
    after36Months: {
      cheaper: 'embedded',
      byUsd: 97_819,
      buildUsd: 43_780,
      cheaperWithoutMaintenance: 'embedded',
      builtPercentage: 100,
    },
    breakEvenMonth: 1,
    embeddedCheaperFor: [],
    breakEvenCount: null,
    buildAloneByUsd: null,
  });
});

test('one integration in asia costs less to build, and the verdict names the count at which that changes', () => {
  const inputs = {
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    region: 'asia',
  } as const;
  expect(verdictOf(inputs)).toMatchObject({
    after12Months: { cheaper: 'inHouse', byUsd: 5330 },
    after36Months: { cheaper: 'inHouse', byUsd: 18_506 },
    breakEvenMonth: null,
    embeddedCheaperFor: [{ firstMonth: 1, lastMonth: 2 }],
    breakEvenCount: { kind: 'from', count: 3, upToCount: 77 },
    buildAloneByUsd: 9368,
    hasOwnWork: false,
  });
  const assumptions = { embeddedHoursPerIntegration: 1, embeddedHoursPerMonth: 0.5 };
  expect(verdictOf({ ...inputs, assumptions })).toMatchObject({
    after12Months: { cheaper: 'inHouse' },
    buildAloneByUsd: 9368,
    hasOwnWork: true,
  });
});

test('a build that is not live by a horizon has no verdict there', () => {
  expect(
    verdictOf({
      integrationCount: 200,
      developerCountNumber: 1,
      devTimePercentage: 1,
      region: 'us',
    }),
  ).toMatchObject({
    after12Months: { cheaper: null, cheaperWithoutMaintenance: null, builtPercentage: 0 },
    after36Months: { cheaper: null, cheaperWithoutMaintenance: null, builtPercentage: 0 },
    breakEvenMonth: null,
    embeddedCheaperFor: [],
    breakEvenCount: null,
    buildAloneByUsd: null,
  });
  // 51 weeks are 11.8 months; 52 are more than 12.
  const inYear = { integrationCount: 1, developerCountNumber: 1, selectedSystems: [] };
  expect(verdictOf({ ...inYear, devTimePercentage: 3.95 }).after12Months.cheaper).not.toBeNull();
  expect(verdictOf({ ...inYear, devTimePercentage: 3.9 })).toMatchObject({
    after12Months: { cheaper: null, builtPercentage: 99 },
    buildAloneByUsd: null,
  });
});

test('the in-house cost is what the build has taken and, once live, each month of maintenance', () => {
  fc.assert(
    fc.property(calculatorInputs, (drawn) => {
      const inputs = {
        ...drawn,
        assumptions: { ...drawn.assumptions, wageRisePercentagePerYear: 0 },
      };
      const estimated = estimate(inputs);
      const { initialTotal, maintenance } = estimated.results.inHouse;
      const { after12Months, after36Months } = verdictOf(inputs);
      for (const comparison of [after12Months, after36Months]) {
        const { months, inHouseUsd, buildUsd, embeddedUsd } = comparison;
        const maintainedMonths = Math.max(0, months - estimated.timeline.timelineWeeks / 4.33);
        expect(inHouseUsd - buildUsd).toBeCloseTo(maintenance * maintainedMonths, 4);
        if (comparison.cheaper === null) {
          expect(buildUsd).toBeLessThanOrEqual(initialTotal);
          expect(comparison.cheaperWithoutMaintenance).toBeNull();
          continue;
        }
        expect(buildUsd).toBe(initialTotal);
        const extra = Math.round(initialTotal) - Math.round(embeddedUsd);
        expect(comparison.cheaperWithoutMaintenance).toBe(
          extra > 0 ? 'embedded' : extra < 0 ? 'inHouse' : 'neither',
        );
      }
    }),
  );
});

test('embedding costs less in exactly the months of the verdict', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { after36Months, breakEvenMonth, embeddedCheaperFor } = verdictOf(inputs);
      const won = cumulativeCosts(estimate(inputs))
        .filter(({ inHouseUsd, embeddedUsd }) => Math.round(inHouseUsd) > Math.round(embeddedUsd))
        .map(({ month }) => month);
      if (after36Months.cheaper === null) {
        expect([breakEvenMonth, embeddedCheaperFor]).toEqual([null, []]);
        return;
      }
      const spans = [
        ...embeddedCheaperFor,
        ...(breakEvenMonth === null ? [] : [{ firstMonth: breakEvenMonth, lastMonth: 36 }]),
      ];
      const named = spans.flatMap(({ firstMonth, lastMonth }) =>
        Array.from({ length: lastMonth - firstMonth + 1 }, (_, i) => firstMonth + i),
      );
      expect(named).toEqual(won);
      expect(breakEvenMonth !== null).toBe(after36Months.cheaper === 'embedded');
    }),
  );
});

test('embedding costs less at exactly the counts of the verdict', () => {
  const cheap = calculatorInputs.map((inputs) => ({
    ...inputs,
    integrationCount: 1 + (inputs.integrationCount % 20),
    region: 'custom' as const,
    customHourlyRate: 1 + ((inputs.customHourlyRate ?? 7) % 12),
  }));
  fc.assert(
    fc.property(cheap, (inputs) => {
      const { breakEvenCount, after36Months } = verdictOf(inputs);
      expect(breakEvenCount !== null).toBe(after36Months.cheaper === 'inHouse');
      if (!breakEvenCount) return;
      const least = Math.max(1, new Set(inputs.selectedSystems).size);
      const counts = Array.from({ length: 201 - least }, (_, index) => least + index);
      const outcomes = new Map(
        counts.map((count) => [
          count,
          verdictOf({ ...inputs, integrationCount: count }).after36Months.cheaper,
        ]),
      );
      const live = counts.filter((count) => outcomes.get(count) !== null);
      const isWon = (count: number) => outcomes.get(count) === 'embedded';
      switch (breakEvenCount.kind) {
        case 'from':
          expect(breakEvenCount.upToCount).toBe(live.at(-1));
          expect(live.filter((count) => count >= breakEvenCount.count).every(isWon)).toBe(true);
          expect(isWon(breakEvenCount.count - 1)).toBe(false);
          break;
        case 'at':
          expect(isWon(breakEvenCount.count)).toBe(true);
          break;
        case 'never':
          expect(breakEvenCount.upToCount).toBe(live.at(-1));
          expect(live.some(isWon)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
