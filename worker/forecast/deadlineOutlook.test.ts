import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { deadlineReasonText, deadlineWays } from '../../contract/format/deadlineTexts.ts';
import { limits } from '../../contract/limits.ts';
import { inputArbitraries } from '../../testing/inputArbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { deadlineOutlook } from './deadlineOutlook.ts';

const today = '2026-11-28';
const { developerCountNumber: teams, devTimePercentage: shares } = limits;
const allTeams = Array.from({ length: teams.max }, (_, index) => index + 1);
const allShares = Array.from({ length: shares.max }, (_, index) => index + 1);

/** A scenario with a date about when a build of some team goes live, so that teams decide. */
const scenarios = fc
  .record({
    inputs: fc.record(inputArbitraries).map((drawn) => ({ ...defaultInputs, ...drawn })),
    developers: fc.constantFrom(...allTeams),
    share: fc.constantFrom(...allShares),
    wantsListings: fc.boolean(),
    offsetDays: fc.integer({ min: -15, max: 15 }),
  })
  .map(({ inputs, developers, share, wantsListings, offsetDays }) => {
    const weeks = weeksOf(inputs, developers, share, wantsListings);
    const days = Math.max(0, Math.min(7 * weeks + offsetDays, limits.deadlineDays.max));
    const deadline = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    return { inputs: { ...inputs, deadline }, weeksLeft: Math.floor(days / 7) };
  });

/** The weeks of an estimate of its own; without listings only where they are not wanted. */
function weeksOf(
  inputs: CalculatorInputs,
  developerCountNumber: number,
  devTimePercentage: number | null,
  keepsListings = true,
): number {
  const assumptions = keepsListings
    ? inputs.assumptions
    : { ...inputs.assumptions, wantsListings: false };
  return estimate({ ...inputs, developerCountNumber, devTimePercentage, assumptions }).timeline
    .timelineWeeks;
}

function outlookOf(inputs: CalculatorInputs) {
  return deadlineOutlook(inputs, today, estimate(inputs)) ?? expect.fail('no outlook');
}

test('no team can meet a date exactly where none of all teams, shares and listings does (E31)', () => {
  fc.assert(
    fc.property(scenarios, ({ inputs, weeksLeft }) => {
      const meets = [true, false].some((keepsListings) =>
        allTeams.some((developers) =>
          allShares.some((share) => weeksOf(inputs, developers, share, keepsListings) <= weeksLeft),
        ),
      );
      const outlook = outlookOf(inputs);
      const isMet = outlook.inHouseReserveWeeks >= 0;
      expect(/^No team can meet/.test(deadlineReasonText(outlook))).toBe(!meets && !isMet);
      expect(outlook.ways.length > 0).toBe(meets && !isMet);
    }),
    { numRuns: 40 },
  );
});

test('the ways are those of the first stage that has one, each the smallest (E31)', () => {
  fc.assert(
    fc.property(scenarios, ({ inputs, weeksLeft }) => {
      const { developerCountNumber: team, devTimePercentage: share } = inputs;
      const outlook = outlookOf(inputs);
      if (outlook.inHouseReserveWeeks >= 0) return;
      const isEnough = (developers: number, percentage: number | null, keepsListings: boolean) =>
        weeksOf(inputs, developers, percentage, keepsListings) <= weeksLeft;
      const single = (keepsListings: boolean) => [
        allTeams.find((developers) => isEnough(developers, share, keepsListings)),
        allShares.find((percentage) => isEnough(team, percentage, keepsListings)),
      ];
      const found = outlook.ways.map((way) => [
        way.developerCountNumber ?? undefined,
        way.devTimePercentage ?? undefined,
        way.withoutListingsAt.length > 0,
      ]);
      const asWays = ([developers, percentage]: (number | undefined)[], dropped: boolean) => [
        ...(developers ? [[developers, undefined, dropped]] : []),
        ...(percentage ? [[undefined, percentage, dropped]] : []),
      ];
      const alone = [
        ...asWays(single(true), false),
        ...(isEnough(team, share, false) ? [[undefined, undefined, true]] : []),
      ];
      const expected = alone.length > 0 ? alone : asWays(single(false), true);
      if (expected.length > 0) expect(found).toEqual(expected);
      else expectSmallestPair(outlook.ways, isEnough);
      for (const { change } of deadlineWays(outlook, inputs.assumptions)) {
        const changed = { ...inputs, ...change };
        expect(outlookOf(changed).inHouseReserveWeeks).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

/** Expects at most one way, with listings where they can stay, of which no part can be less. */
function expectSmallestPair(
  ways: ReturnType<typeof outlookOf>['ways'],
  isEnough: (developers: number, share: number, keepsListings: boolean) => boolean,
) {
  expect(ways.length).toBeLessThanOrEqual(1);
  for (const { developerCountNumber, devTimePercentage, withoutListingsAt } of ways) {
    const [developers, share] = [Number(developerCountNumber), Number(devTimePercentage)];
    const keepsListings = withoutListingsAt.length === 0;
    expect(keepsListings).toBe(isEnough(teams.max, shares.max, true));
    expect(isEnough(developers - 1, share, keepsListings)).toBe(false);
    expect(isEnough(developers, share - 1, keepsListings)).toBe(false);
  }
}
