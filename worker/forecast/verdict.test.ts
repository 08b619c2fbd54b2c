import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
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
  const { claims, ...figures } = verdictOf({});
  expect(figures).toMatchObject({
    after12Months: { cheaper: 'embedded', byUsd: 53_395 },
    after36Months: { cheaper: 'embedded', byUsd: 97_819, buildUsd: 43_780 },
    after60Months: { cheaper: 'embedded', byUsd: 142_243, buildUsd: 43_780 },
    breakEvenMonth: 1,
  });
  expect(claims.filter(({ kind }) => kind !== 'costs')).toEqual([
    { kind: 'cheaper', months: 12, side: 'embedded', byUsd: 53_395 },
    { kind: 'cheaper', months: 36, side: 'embedded', byUsd: 97_819 },
    { kind: 'cheaper', months: 60, side: 'embedded', byUsd: 142_243 },
    { kind: 'live', sooner: 'embedded', inHouseWeeks: 17, embeddedWeeks: 3 },
    { kind: 'embeddedMonths', spans: [{ firstMonth: 1, lastMonth: 36 }] },
    {
      kind: 'midRange',
      side: 'embedded',
      byUsd: 26_676,
      keepsOwn: false,
      withoutPlatform: { side: 'embedded', byUsd: 205 },
    },
  ]);
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
    claims: expect.arrayContaining([
      { kind: 'embeddedMonths', spans: [{ firstMonth: 1, lastMonth: 2 }] },
      { kind: 'breakEvenCount', count: 3, isFrom: true, upToCount: 77 },
      { kind: 'buildAlone', byUsd: 9368 },
    ]),
  });
  const assumptions = { embeddedHoursPerIntegration: 1, embeddedHoursPerMonth: 0.5 };
  expect(verdictOf({ ...inputs, assumptions })).toMatchObject({
    after12Months: { cheaper: 'inHouse' },
    claims: expect.arrayContaining([
      expect.objectContaining({ kind: 'costs', months: 12, beyondPlan: ['own work'] }),
      { kind: 'buildAlone', byUsd: 9368 },
    ]),
  });
});

test('a build that is not live by a horizon has no verdict there', () => {
  const { claims, ...figures } = verdictOf({
    integrationCount: 200,
    developerCountNumber: 1,
    devTimePercentage: 1,
    region: 'us',
  });
  expect(figures).toMatchObject({
    after12Months: { cheaper: null },
    after36Months: { cheaper: null },
    after60Months: { cheaper: null },
    breakEvenMonth: null,
  });
  expect(claims.map(({ kind }) => kind)).toEqual([
    ...['costs', 'unfinished', 'costs', 'unfinished', 'costs', 'unfinished'],
    ...['live', 'tooFewPeople'],
  ]);
  expect(claimOf(claims, 'unfinished', 36)).toMatchObject({ builtPercentage: 0 });
  expect(claimOf(claims, 'unfinished', 60)).toMatchObject({ builtPercentage: 0 });
  // 51 weeks are 11.8 months; 52 are more than 12.
  const inYear = { integrationCount: 1, developerCountNumber: 1, selectedSystems: [] };
  expect(verdictOf({ ...inYear, devTimePercentage: 3.95 }).after12Months.cheaper).not.toBeNull();
  const late = verdictOf({ ...inYear, devTimePercentage: 3.9 });
  expect(late.after12Months.cheaper).toBeNull();
  expect(claimOf(late.claims, 'unfinished', 12)).toMatchObject({ builtPercentage: 99 });
  expect(claimOf(late.claims, 'buildAlone')).toBeUndefined();
});

test('the in-house cost is what the build has taken, each month of turnover, each year of fees and, once live, of maintenance', () => {
  fc.assert(
    fc.property(calculatorInputs, (drawn) => {
      const inputs = {
        ...drawn,
        assumptions: { ...drawn.assumptions, wageRisePercentagePerYear: 0 },
      };
      const estimated = estimate(inputs);
      const { initialTotal, maintenance } = estimated.results.inHouse;
      const { escalation } = estimated;
      const { after12Months, after36Months, after60Months } = verdictOf(inputs);
      for (const comparison of [after12Months, after36Months, after60Months]) {
        const { months, inHouseUsd, buildUsd } = comparison;
        const maintainedMonths = Math.max(0, months - estimated.timeline.timelineWeeks / 4.33);
        expect(inHouseUsd - buildUsd).toBeCloseTo(
          maintenance * maintainedMonths +
            months * escalation.turnoverMonthlyUsd +
            (months / 12) * escalation.feesYearlyUsd,
          4,
        );
        if (comparison.cheaper === null) expect(buildUsd).toBeLessThanOrEqual(initialTotal);
        else expect(buildUsd).toBe(initialTotal);
      }
    }),
  );
});

test('embedding costs less in exactly the months of the verdict', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { after36Months, breakEvenMonth, claims } = verdictOf(inputs);
      const spans = claimOf(claims, 'embeddedMonths')?.spans;
      const won = cumulativeCosts(estimate(inputs))
        .slice(0, 37)
        .filter(({ inHouseUsd, embeddedUsd }) => Math.round(inHouseUsd) > Math.round(embeddedUsd))
        .map(({ month }) => month);
      if (after36Months.cheaper === null) {
        expect([breakEvenMonth, spans]).toEqual([null, undefined]);
        return;
      }
      const named = spans?.flatMap(({ firstMonth, lastMonth }) =>
        Array.from({ length: lastMonth - firstMonth + 1 }, (_, i) => firstMonth + i),
      );
      expect(named).toEqual(won);
      const last = after36Months.cheaper === 'embedded' ? spans?.at(-1)?.firstMonth : null;
      expect(breakEvenMonth).toBe(last);
    }),
  );
});

test('a result that turns by month 60 names the months', () => {
  const inputs = { integrationCount: 2, region: 'custom', customHourlyRate: 35 } as const;
  const turnOf = (changes: Partial<CalculatorInputs>) =>
    claimOf(verdictOf({ ...inputs, ...changes }).claims, 'laterTurn');
  const spans = [{ firstMonth: 39, lastMonth: 60 }];
  expect(turnOf({})).toEqual({ kind: 'laterTurn', side: 'inHouse', spans });
  expect(turnOf({ customHourlyRate: 55 })).toBeUndefined();
  const rising = { customHourlyRate: 30, assumptions: { wageRisePercentagePerYear: 15 } };
  const later = [{ firstMonth: 54, lastMonth: 60 }];
  expect(turnOf(rising)).toEqual({ kind: 'laterTurn', side: 'embedded', spans: later });
});

test('embedding costs less at exactly the counts of the verdict', () => {
  const cheap = calculatorInputs.map((inputs) => ({
    ...inputs,
    integrationCount: 1 + (inputs.integrationCount % 20),
    region: 'custom' as const,
    customHourlyRate: 1 + ((inputs.customHourlyRate ?? 7) % 12),
    // Only the list by integrations depends on their number (E45).
    assumptions: { ...inputs.assumptions, billing: undefined },
  }));
  fc.assert(
    fc.property(cheap, (inputs) => {
      const { claims, after36Months } = verdictOf(inputs);
      const turn = claimOf(claims, 'breakEvenCount');
      expect(turn !== undefined).toBe(after36Months.cheaper === 'inHouse');
      if (!turn) return;
      const { count: breakEvenCount, isFrom, upToCount } = turn;
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
      expect(upToCount).toBe(live.at(-1));
      expect(breakEvenCount === null ? live.some(isWon) : !isWon(breakEvenCount)).toBe(false);
      if (!isFrom || breakEvenCount === null) return;
      expect(live.filter((count) => count >= breakEvenCount).every(isWon)).toBe(true);
      expect(isWon(breakEvenCount - 1)).toBe(false);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 30) },
  );
});
