import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { defaultUncertainty, type UncertaintyModel } from '../../contract/uncertainty.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { sideCost, spendingOf } from '../streams/costStreams.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { ranges } from './ranges.ts';
import {
  createSimulator,
  quantilesOf,
  reviewWeeks,
  runToEnd,
  type Simulations,
  simulate,
} from './simulate.ts';
import { verdict } from './verdict.ts';

const noSpread = { min: 1, mode: 1, max: 1 };
const noUncertainty: UncertaintyModel = {
  devHours: noSpread,
  maintenanceHours: noSpread,
  reachesPublishedMaintenance: false,
  maintenanceOfEach: noSpread,
  estimationBias: noSpread,
  variesOwnWork: false,
  ownEffort: noSpread,
  deployment: noSpread,
  planRisePercentagePerYear: { min: 0, mode: 0, max: 0 },
  hasReviewRanges: false,
};

const runSimulation = (inputs: CalculatorInputs, uncertainty?: UncertaintyModel) =>
  runToEnd(simulate(inputs, uncertainty));

function rangesOf(inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  return ranges(runSimulation(inputs), verdict(inputs, estimated), estimated);
}

test('without uncertainty every simulation equals the estimate', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { inHouse } = estimated.results;
      // The rise of a preset is none of the visitor's own, so that it is drawn otherwise (E26).
      const rise = estimated.escalation.planRisePercentagePerYear;
      const simulations = runSimulation(inputs, {
        ...noUncertainty,
        planRisePercentagePerYear: { min: rise, mode: rise, max: rise },
      });
      for (const i of [0, 9999]) {
        expect(
          Math.abs((simulations.initialTotalUsd[i] ?? Number.NaN) - inHouse.initialTotal),
        ).toBeLessThan(0.006 + inHouse.initialTotal * 1e-9);
        expect(
          Math.abs(
            (simulations.maintenanceUsd[i] ?? Number.NaN) -
              (inHouse.maintenance - estimated.escalation.platformMonthlyUsd),
          ),
        ).toBeLessThan(0.006 + inHouse.maintenance * 1e-9);
        // The estimate computes a percentage such as 33.3 exactly; floating point may add a week.
        const weeks = simulations.timelineWeeks[i] ?? Number.NaN;
        expect(Math.abs(weeks - estimated.timeline.timelineWeeks)).toBeLessThanOrEqual(1);
        expect(simulations.embeddedWeeks[i]).toBe(estimated.timeline.embeddedWeeks);
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
        expect(Math.abs((simulations.embeddedUsd[i] ?? 0) - embeddedUsd)).toBeLessThan(
          0.006 + embeddedUsd * 1e-9,
        );
        if (weeks !== estimated.timeline.timelineWeeks) continue;
        expect(
          Math.abs((simulations.differenceUsd[i] ?? Number.NaN) - (inHouseUsd - embeddedUsd)),
        ).toBeLessThan(0.5 + inHouseUsd * 1e-9);
      }
    }),
    { numRuns: 40 },
  );
});

const twoSystems = { ...defaultInputs, selectedSystems: ['salesforce', 'slack'] };

// Where one of these fails, but for its estimate, so does a test of what it is computed from:
// `deterministicPow`, `pertQuantiles` or `addSamples`, whose figures are pinned likewise.
test.each([
  [
    'initialTotalUsd',
    {
      p10: 73363.26819865208,
      p50: 89992.95851427093,
      p90: 111887.79094641363,
      estimate: 78166,
      shareBelow: 0.1883,
    },
  ],
  [
    'embeddedUsd',
    {
      p10: 37326.92766915183,
      p50: 42341.13769961022,
      p90: 53354.222070597076,
      estimate: 34164,
      shareBelow: 0,
    },
  ],
  [
    'differenceUsd',
    {
      p10: 84449.84298299473,
      p50: 118918.7837996773,
      p90: 156991.16996339557,
      estimate: 119860,
      shareBelow: 0.5141,
    },
  ],
  ['timelineWeeks', { p10: 32, p50: 38, p90: 46, estimate: 34, shareBelow: 0.2193 }],
  [
    'outcomes',
    {
      12: { embeddedCheaper: 0.9792, inHouseCheaper: 0, neither: 0, unfinished: 0.0208 },
      36: { embeddedCheaper: 1, inHouseCheaper: 0, neither: 0, unfinished: 0 },
      60: { embeddedCheaper: 1, inHouseCheaper: 0, neither: 0, unfinished: 0 },
    },
  ],
] as const)(
  '%s of the same inputs is the same to the last bit in every engine',
  (name, expected) => {
    expect(rangesOf(twoSystems)[name]).toEqual(expected);
  },
);

test.each([
  ['devHours', ['initialTotalUsd', 'timelineWeeks', 'inHouseUsd', 'differenceUsd']],
  ['maintenanceHours', ['maintenanceUsd', 'inHouseUsd', 'differenceUsd']],
  ['hasReviewRanges', ['timelineWeeks', 'inHouseUsd', 'differenceUsd']],
  [
    'estimationBias',
    ['initialTotalUsd', 'maintenanceUsd', 'timelineWeeks', 'inHouseUsd', 'differenceUsd'],
  ],
  ['planRisePercentagePerYear', ['planRisePercentagePerYear', 'embeddedUsd', 'differenceUsd']],
  ['maintenanceOfEach', ['maintenanceUsd', 'inHouseUsd', 'differenceUsd']],
  ['reachesPublishedMaintenance', ['maintenanceUsd', 'inHouseUsd', 'differenceUsd']],
  ['variesOwnWork', ['ownMonthlyUsd', 'ownOnceUsd', 'embeddedUsd', 'differenceUsd']],
  // The subscription starts in month 1, so a later launch changes no cost.
  ['deployment', ['embeddedWeeks']],
] as const)('an uncertainty of %s alone varies %s', (name, varied) => {
  const uncertainty = { ...noUncertainty, [name]: defaultUncertainty[name] };
  const inputs = { ...twoSystems, assumptions: { embeddedHoursPerMonth: 2 } };
  const simulations = Object.entries(runSimulation(inputs, uncertainty));
  const isVaried = (values: Float64Array) => new Set(values.map(Math.round)).size > 1;
  expect(
    simulations.flatMap(([figure, values]) => (isVaried(values) ? figure : [])).sort(),
  ).toEqual([...varied].sort());
});

test.each<[string, Assumptions, once: [number, number], monthly: [number, number]]>([
  ['none is stated', {}, [0, 24], [0, 4]],
  [
    'some is stated',
    { embeddedHoursPerIntegration: 12, embeddedHoursPerMonth: 2 },
    [0, 24],
    [0, 4],
  ],
  [
    'the most is stated',
    { embeddedHoursPerIntegration: 24, embeddedHoursPerMonth: 8 },
    [12, 48],
    [4, 16],
  ],
])(
  'where %s, one draw places both figures of own work in their ranges',
  (_, assumptions, once, monthly) => {
    const { ownOnceUsd, ownMonthlyUsd } = runSimulation({ ...defaultInputs, assumptions });
    const hoursOf = (usd: Float64Array) => usd.map((amount) => amount / (5 * 55));
    for (const [usd, [min, max]] of [
      [ownOnceUsd, once],
      [ownMonthlyUsd, monthly],
    ] as const) {
      expect(hoursOf(usd).every((hours) => hours >= min && hours <= max)).toBe(true);
      expect(Math.max(...hoursOf(usd))).toBeGreaterThan(min + 0.7 * (max - min));
    }
    const order = (usd: Float64Array) =>
      [...usd.keys()].sort((a, b) => (usd[a] ?? 0) - (usd[b] ?? 0));
    expect(order(ownOnceUsd).slice(0, 100)).toEqual(order(ownMonthlyUsd).slice(0, 100));
  },
);

test('one draw moves the maintenance of all integrations, which reaches the lowest published share', () => {
  const few = runSimulation({ ...defaultInputs, integrationCount: 1 }).maintenanceUsd;
  const many = runSimulation({ ...defaultInputs, integrationCount: 200 }).maintenanceUsd;
  const spread = (usd: Float64Array) => {
    const sorted = usd.slice().sort();
    return (sorted[8999] ?? 0) / (sorted[999] ?? 0);
  };
  // Independent draws of 200 integrations would cancel out.
  expect(spread(many)).toBeGreaterThan(0.9 * spread(few));
  const share = (usd: Float64Array, count: number) => (12 * Math.min(...usd)) / (count * 80 * 55);
  expect(share(few, 1)).toBeLessThan(0.3);
});

test('the simulated hours have the mean of their distributions', () => {
  const inputs = { ...defaultInputs, integrationCount: 100, region: 'us' as const };
  const { maintenanceUsd } = runSimulation(inputs);
  const mean = maintenanceUsd.reduce((sum, usd) => sum + usd, 0) / maintenanceUsd.length;
  const pertMean = ({ min, mode, max }: typeof noSpread) => (min + 4 * mode + max) / 6;
  const expected =
    100 *
    10 *
    95 *
    // The lowest published share of the build a year is a tenth of 10 hours a month.
    pertMean({ ...defaultUncertainty.maintenanceHours, min: 0.1 }) *
    pertMean(defaultUncertainty.estimationBias);
  expect(mean / expected).toBeCloseTo(1, 2);
});

test('one more integration raises the costs of every single simulation, so figures do not jitter under a slider', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (integrationCount) => {
      const fewer = runSimulation({ ...defaultInputs, integrationCount });
      const more = runSimulation({ ...defaultInputs, integrationCount: integrationCount + 1 });
      expect(
        more.initialTotalUsd.every((usd, i) => usd > (fewer.initialTotalUsd[i] ?? Number.NaN)),
      ).toBe(true);
      expect(
        more.maintenanceUsd.every((usd, i) => usd > (fewer.maintenanceUsd[i] ?? Number.NaN)),
      ).toBe(true);
    }),
    { numRuns: 15 },
  );
});

/** In-house minus embedded of each simulation by a month's end, from all that it draws. */
function differencesAfter(months: number, inputs: CalculatorInputs, drawn: Simulations) {
  const estimated = estimate(inputs);
  return drawn.timelineWeeks.map((timelineWeeks, i) => {
    const of = (name: keyof Simulations) => drawn[name][i] ?? Number.NaN;
    const inHouseUsd = sideCost('inHouse', months, {
      ...spendingOf(estimated),
      initialTotalUsd: of('initialTotalUsd'),
      maintenanceUsd: of('maintenanceUsd'),
      timelineWeeks,
    });
    const embeddedUsd = sideCost('embedded', months, {
      ...spendingOf(estimated),
      escalation: {
        ...estimated.escalation,
        planRisePercentagePerYear: of('planRisePercentagePerYear'),
        ownOnceUsd: of('ownOnceUsd'),
        ownMonthlyUsd: of('ownMonthlyUsd'),
      },
    });
    return inHouseUsd - embeddedUsd;
  });
}

test('ranges are ordered, and a simulation that is not live by a horizon counts for neither side', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const simulations = runSimulation(inputs);
      const summary = rangesOf(inputs);
      for (const { p10, p50, p90, estimate: estimated, shareBelow } of [
        summary.initialTotalUsd,
        summary.embeddedUsd,
        summary.timelineWeeks,
        summary.embeddedWeeks,
        ...[summary.inHouseUsd, summary.differenceUsd].filter((range) => range !== null),
      ]) {
        expect(p10).toBeLessThanOrEqual(p50);
        expect(p50).toBeLessThanOrEqual(p90);
        if (estimated < p10 - 0.01) expect(shareBelow).toBeLessThanOrEqual(0.1);
        if (estimated > p50 + 0.01) expect(shareBelow).toBeGreaterThanOrEqual(0.5);
        if (estimated < p50 - 0.01) expect(shareBelow).toBeLessThan(0.5);
      }
      for (const months of [12, 36, 60] as const) {
        const isLive = (i: number) => (simulations.timelineWeeks[i] ?? Number.NaN) <= 4.33 * months;
        const live = differencesAfter(months, inputs, simulations)
          .filter((_, i) => isLive(i))
          .map(Math.round);
        expect(summary.outcomes[months]).toEqual({
          embeddedCheaper: live.filter((usd) => usd > 0).length / 10_000,
          inHouseCheaper: live.filter((usd) => usd < 0).length / 10_000,
          neither: live.filter((usd) => usd === 0).length / 10_000,
          unfinished: (10_000 - live.length) / 10_000,
        });
      }
      if (estimate(inputs).timeline.timelineWeeks > 4.33 * 36) {
        expect(summary.differenceUsd).toBeNull();
      }
      const sorted = simulations.initialTotalUsd.slice().sort();
      expect(summary.initialTotalUsd).toMatchObject({
        p10: sorted[999],
        p50: sorted[4999],
        p90: sorted[8999],
      });
      for (const [byMonth, range] of [
        [summary.inHouseUsdByMonth, summary.inHouseUsd],
        [summary.embeddedUsdByMonth, summary.embeddedUsd],
      ] as const) {
        expect(byMonth.map(({ month }) => month)).toEqual(
          Array.from({ length: byMonth.length > 0 ? 21 : 0 }, (_, quarter) => 3 * quarter),
        );
        if (!range) continue;
        const after36 = byMonth.find(({ month }) => month === 36);
        expect(after36?.p10).toBeCloseTo(range.p10, 4);
        expect(after36?.p90).toBeCloseTo(range.p90, 4);
      }
      const { differenceHistogram } = summary;
      expect(differenceHistogram === null).toBe(summary.differenceUsd === null);
      if (!differenceHistogram) return;
      const { from, width, counts } = differenceHistogram;
      expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
      expect(counts.length).toBeLessThanOrEqual(34);
      // No interval holds both sides, up to those that round to the same whole USD.
      const belowZero = counts.filter((_, index) => from + (index + 1) * width <= 0);
      const negative = simulations.differenceUsd.filter((usd) => usd < 0);
      expect(belowZero.reduce((sum, count) => sum + count, 0)).toBe(negative.length);
    }),
    { numRuns: 20 },
  );
});

test('an unfinished build has no range of its cost where its estimate lies outside', () => {
  const unfinished = { ...defaultInputs, integrationCount: 60, devTimePercentage: 10 };
  const outside = fc
    .record({ integrationCount: fc.integer({ min: 20, max: 200 }), inputs: calculatorInputs })
    .map(({ inputs, integrationCount }) => ({ ...inputs, integrationCount, devTimePercentage: 2 }));
  let count = 0;
  fc.assert(
    fc.property(outside, (inputs) => {
      const { inHouseUsd, inHouseUsdByMonth } = rangesOf(inputs);
      const estimated = estimate(inputs);
      const isUnfinished = estimated.timeline.timelineWeeks > 4.33 * 36;
      if (!isUnfinished) return;
      if (inHouseUsd) {
        const { p10, p90, estimate: usd } = inHouseUsd;
        expect(Math.round(usd)).toBeGreaterThanOrEqual(Math.round(p10));
        expect(Math.round(usd)).toBeLessThanOrEqual(Math.round(p90));
      } else count++;
      const last = inHouseUsdByMonth.at(-1);
      if (!last || estimated.timeline.timelineWeeks <= 4.33 * 60) return;
      const after60 = Math.round(cumulativeCost(estimated, 60).inHouseUsd);
      expect(after60).toBeGreaterThanOrEqual(Math.round(last.p10));
      expect(after60).toBeLessThanOrEqual(Math.round(last.p90));
    }),
    { numRuns: 20, examples: [[unfinished]] },
  );
  expect(count).toBeGreaterThan(0);
});

test('the embedded side rises in price in the simulations, unless the visitor states by how much', () => {
  const drawn = runSimulation(defaultInputs);
  const { embeddedUsd } = cumulativeCost(estimate(defaultInputs), 36);
  expect(drawn.embeddedUsd.every((usd) => usd >= embeddedUsd)).toBe(true);
  expect(drawn.planRisePercentagePerYear.every((rise) => rise >= 0 && rise <= 12)).toBe(true);
  expect(drawn.embeddedWeeks.every((weeks) => weeks >= 3 && weeks <= 6)).toBe(true);
  const inputs = { ...defaultInputs, assumptions: { planRisePercentagePerYear: 5 } };
  const stated = runSimulation(inputs);
  expect(stated.planRisePercentagePerYear.every((rise) => rise === 5)).toBe(true);
});

test('assumptions of the embedded side leave the samples of the in-house side as they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 4 }), (rise, hours) => {
      const assumptions = { planRisePercentagePerYear: rise, embeddedHoursPerMonth: hours };
      const changed = runSimulation({ ...defaultInputs, assumptions });
      expect(changed.inHouseUsd).toEqual(runSimulation(defaultInputs).inHouseUsd);
      const own = 36 * 5 * 55 * hours;
      const most = Math.max(...changed.embeddedUsd) - Math.min(...changed.embeddedUsd);
      expect(most).toBeGreaterThanOrEqual(0.9 * own);
    }),
    { numRuns: 10 },
  );
});

test.each<[string, string, Assumptions | null, { min: number; mode: number; max: number }]>([
  ['a review varies over its range', 'gmail', null, { min: 4, mode: 8, max: 12 }],
  [
    'weeks of the visitor outside that range extend it',
    'gmail',
    { systems: { gmail: { moderationWeeks: 30 } } },
    { min: 4, mode: 30, max: 30 },
  ],
  [
    'a review that only gates a listing takes no time without listings',
    'slack',
    { wantsListings: false },
    { min: 0, mode: 0, max: 0 },
  ],
  ['without a gate nothing varies', 'jira', null, { min: 0, mode: 0, max: 0 }],
  [
    'without a gate the weeks of the visitor count as stated',
    'jira',
    { systems: { jira: { moderationWeeks: 4 } } },
    { min: 4, mode: 4, max: 4 },
  ],
])('%s', (_, id, assumptions, expected) => {
  const [profile] = selectedProfiles({ selectedSystems: [id], assumptions });
  expect(profile && reviewWeeks(profile, { assumptions })).toEqual(expected);
});

test('simulations are the same whether or not their integrations were drawn before', () => {
  const platform = fc.constantFrom({}, { platformHoursOnce: 0 }, { platformHoursOnce: 90 });
  fc.assert(
    fc.property(calculatorInputs, platform, platform, (inputs, one, other) => {
      const simulated = createSimulator();
      for (const changes of [one, other, one]) {
        const of = { ...inputs, assumptions: { ...inputs.assumptions, ...changes } };
        expect(simulated(of)).toEqual(runSimulation(of));
      }
    }),
    { numRuns: 10 },
  );
});

test('the tables of many distributions are the same whether or not they were kept', () => {
  const first = quantilesOf({ min: 0, mode: 1, max: 3 });
  for (let mode = 0; mode < 150; mode++) quantilesOf({ min: 0, mode, max: 150 });
  expect(quantilesOf({ min: 0, mode: 1, max: 3 })).toEqual(first);
});

test('hours of next to nothing have ranges, too', () => {
  const assumptions = { preset: 'mid' as const, genericDevHours: 4e-308 };
  const drawn = runSimulation({ ...defaultInputs, assumptions });
  for (const values of Object.values(drawn)) expect(values.every(Number.isFinite)).toBe(true);
});
