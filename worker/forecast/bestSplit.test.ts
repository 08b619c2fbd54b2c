import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { splitReasonText } from '../../contract/format/splitTexts.ts';
import type { BestSplit } from '../../contract/split.ts';
import { unnamedId } from '../../contract/systemIds.ts';
import { everySplit, isBetter } from '../../testing/fuzz/everySplit.ts';
import { inputArbitraries } from '../../testing/inputArbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { bestSplit, splitClaims } from './bestSplit.ts';

const today = '2026-11-01';
const systemIds = rateCard.systems.map(({ id }) => id);

function splitOf(inputs: Partial<CalculatorInputs>): BestSplit {
  const split = bestSplit({ ...defaultInputs, ...inputs }, today);
  if (!split) throw new RangeError('Expected at least two integrations.');
  return split;
}

/** The choices of a split by id, with its reasons. */
const choicesOf = (inputs: Partial<CalculatorInputs>) =>
  Object.fromEntries(
    splitOf(inputs).rows.map((row) => [row.id, `${row.builtCount}: ${splitReasonText(row)}`]),
  );

const upTo = (max: number) => fc.integer({ min: 0, max });

/**
 * Inputs with some systems that have any figures, where both sides cost about as much; half of
 * them have a target date, in so many weeks.
 */
const inputsWith = (least: number, most: number) =>
  fc
    .record({
      chosen: fc.shuffledSubarray(systemIds, { minLength: least, maxLength: most }),
      figures: fc.array(fc.record({ devHours: upTo(300), maintenanceHours: upTo(20) }), {
        minLength: most,
        maxLength: most,
      }),
      others: upTo(4),
      developerCountNumber: inputArbitraries.developerCountNumber,
      devTimePercentage: inputArbitraries.devTimePercentage,
      customHourlyRate: fc.integer({ min: 3, max: 60 }),
      embeddedHoursPerMonth: upTo(4),
      wageRisePercentagePerYear: upTo(6),
      weeksLeft: fc.option(fc.integer({ min: 3, max: 60 })),
    })
    .map(({ chosen, figures, others, weeksLeft, ...inputs }) => {
      const { embeddedHoursPerMonth, wageRisePercentagePerYear, ...numbers } = inputs;
      const systems = Object.fromEntries(chosen.map((id, index) => [id, figures[index] ?? {}]));
      return {
        weeksLeft: weeksLeft ?? Number.POSITIVE_INFINITY,
        inputs: {
          ...{ ...defaultInputs, ...numbers, region: 'custom' as const },
          selectedSystems: chosen,
          integrationCount: chosen.length + others,
          assumptions: { embeddedHoursPerMonth, wageRisePercentagePerYear, systems },
          deadline: weeksLeft === null ? null : dayAfter(weeksLeft),
        },
      };
    });

function dayAfter(weeks: number): string {
  return new Date(Date.parse(today) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

/** How far a split is above the best of all, as a part of it; 1 where only that is in time. */
function gapOf({ inputs, weeksLeft }: { inputs: CalculatorInputs; weeksLeft: number }): number {
  const all = everySplit(inputs, estimate, weeksLeft);
  const least = all.reduce((one, other) => (isBetter(other, one) ? other : one));
  const { best } = splitOf(inputs);
  if (best?.isLate !== least.isLate) return 1;
  // Floating point decides how the half of a dollar is rounded, on each side.
  return (best.usd - 2 - least.usd) / least.usd;
}

test('of up to 12 systems, no set of all is cheaper', () => {
  fc.assert(
    fc.property(inputsWith(6, 12), (tried) => {
      expect(gapOf(tried)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 12 },
  );
});

test('a platform that grows with the integrations is counted at the size of each split', () => {
  const { best, allInHouse } = splitOf({
    integrationCount: 16,
    selectedSystems: ['linkedin-ads'],
    assumptions: {
      genericDevHours: 66,
      multiplierPercentage: 100,
      planRisePercentagePerYear: 97,
      preset: 'mid',
    },
  });
  expect(allInHouse.usd).toBe(213_348);
  expect(best).toEqual(allInHouse);
});

test('of more systems, the best of all sets is at most 0.5 % cheaper', () => {
  fc.assert(
    fc.property(inputsWith(13, 16), (tried) => {
      expect(gapOf(tried)).toBeLessThanOrEqual(0.005);
    }),
    { numRuns: 2 },
  );
});

test('one integration has nothing to split', () => {
  expect(bestSplit({ ...defaultInputs, integrationCount: 1 }, today)).toBeNull();
});

/** Seven systems, two more than the smallest plan has room for, and a team that builds cheaply. */
const seven: Partial<CalculatorInputs> = {
  selectedSystems: ['slack', 'stripe', 'hubspot', 'jira', 'notion', 'asana', 'zendesk'],
  integrationCount: 7,
  region: 'asia',
  devTimePercentage: 100,
};

test('other integrations are built up to the step of the plan, and the split is claimed', () => {
  const six = { integrationCount: 6, region: 'asia', devTimePercentage: 100 } as const;
  expect(choicesOf(six)).toEqual({
    [unnamedId]: '1: Embedding one of them takes the next plan and adds $6,141.',
  });
  const split = splitOf(six);
  expect(split.best).toMatchObject({ usd: 49_623, inHouseUsd: 15_459, embeddedUsd: 34_164 });
  expect([split.allInHouse.usd, split.allEmbedded.usd]).toEqual([90_330, 55_764]);
  expect(splitClaims(split)).toEqual([
    {
      kind: 'split',
      ...{ builtCount: 1, embeddedCount: 5, usd: 49_623, byUsd: 6141, than: 'embedded' },
      named: null,
    },
  ]);
});

test('a split is claimed exactly where it costs over 5 % less than the cheaper side that is live', () => {
  let claimed = 0;
  fc.assert(
    fc.property(inputsWith(0, 6), ({ inputs }) => {
      const split = bestSplit(inputs, today);
      const { best, allInHouse, allEmbedded } = split ?? {};
      if (!best || !allInHouse || !allEmbedded) return;
      const sides = [allInHouse, allEmbedded].filter(({ isLive }) => isLive);
      const cheaper = Math.min(...sides.map(({ usd }) => usd));
      const [claim] = splitClaims(split);
      claimed += claim ? 1 : 0;
      expect(claim !== undefined).toBe(best.usd < 0.95 * cheaper);
      if (claim) expect(claim).toMatchObject({ usd: best.usd, byUsd: cheaper - best.usd });
    }),
    { numRuns: 300 },
  );
  expect(claimed).toBeGreaterThan(20);
});

test('a pinned split that misses the date is not claimed over a side that meets it', () => {
  const six = { integrationCount: 6, region: 'asia', devTimePercentage: 100 } as const;
  const late = { ...six, selectedSystems: ['notion'], developerCountNumber: 1 };
  const pinned = { ...late, builtSystems: ['notion'], deadline: dayAfter(4) };
  const split = splitOf({ ...pinned, assumptions: { systems: { notion: { devHours: 170 } } } });
  expect([split.best?.isLate, split.allEmbedded.isLate]).toEqual([true, false]);
  expect(split.best?.usd).toBeLessThan(0.95 * split.allEmbedded.usd);
  expect(splitClaims(split)).toEqual([]);
});

test('a reason names the review, the date, the plan or what the other side adds', () => {
  expect(choicesOf(seven)).toMatchObject({
    asana: '0: Building it adds $11,506.',
    slack: '0: Building it adds $12,366.',
  });
  expect(choicesOf({ ...seven, deadline: dayAfter(6) })).toMatchObject({
    asana: '0: Building it adds $11,506.',
    slack: '0: The marketplace listing takes 10 weeks: building it would miss the target date.',
  });
  expect(choicesOf({ ...seven, deadline: dayAfter(4), developerCountNumber: 1 })).toMatchObject({
    jira: '0: Building it would miss the target date.',
  });
  const pinned = { builtSystems: ['slack', 'slack'], embeddedSystems: ['asana', 'slack'] };
  expect(choicesOf({ ...seven, ...pinned, deadline: dayAfter(4) })).toMatchObject({
    asana: '0: Pinned; building it adds $10,924.',
    notion: '1: Embedding it takes the next plan and adds $10,802.',
    slack: '1: Pinned; embedding it adds $9,574.',
  });
});

test('pins by which nothing is live by month 36 leave no split, and both sides', () => {
  const slow = { ...seven, devTimePercentage: 3, developerCountNumber: 1, integrationCount: 10 };
  const { best, rows, allEmbedded } = splitOf({ ...slow, builtSystems: [unnamedId, 'jira'] });
  expect(best).toBeNull();
  expect(allEmbedded.isLive).toBe(true);
  expect(rows.filter(({ builtCount }) => builtCount > 0).map(({ id }) => id)).toEqual([
    'jira',
    unnamedId,
  ]);
  expect(choicesOf({ ...slow, builtSystems: ['slack'] })).toMatchObject({
    jira: '0: Building it too, the build would not be live by month 36.',
  });
});

test('of equal totals the one that builds fewer counts, then the one with the first ids', () => {
  const same = (devHours: number, maintenanceHours: number) => ({
    systems: Object.fromEntries(
      systemIds.map((id) => [id, { devHours, maintenanceHours, moderationWeeks: 0 }]),
    ),
  });
  const free = { ...same(0, 0), planDiscountPercentage: 100 };
  expect(splitOf({ ...seven, assumptions: free }).best).toMatchObject({ builtCount: 0, usd: 0 });
  const built = splitOf({ ...seven, assumptions: same(80, 5) }).rows.filter(
    ({ builtCount }) => builtCount > 0,
  );
  expect(built.map(({ id }) => id)).toEqual(['asana', 'hubspot']);
});
