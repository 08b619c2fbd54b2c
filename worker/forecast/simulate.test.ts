import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { ranges } from './ranges.ts';
import { defaultUncertainty, simulate, type UncertaintyModel } from './simulate.ts';
import { verdict } from './verdict.ts';

const noSpread = { min: 1, mode: 1, max: 1 };
const noUncertainty: UncertaintyModel = {
  devHours: noSpread,
  maintenanceHours: noSpread,
  moderationWeeks: noSpread,
  estimationBias: noSpread,
};

function runSimulation(inputs: CalculatorInputs, uncertainty?: UncertaintyModel) {
  const steps = simulate(inputs, uncertainty);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function rangesOf(inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  return ranges(
    runSimulation(inputs),
    verdict(inputs, estimated),
    estimated.overTime.wageRisePercentagePerYear,
  );
}

test('without uncertainty every simulation equals the estimate', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const estimated = estimate(inputs);
      const { inHouse } = estimated.results;
      const simulations = runSimulation(inputs, noUncertainty);
      for (const i of [0, 9999]) {
        expect(
          Math.abs((simulations.initialTotalUsd[i] ?? Number.NaN) - inHouse.initialTotal),
        ).toBeLessThan(0.006 + inHouse.initialTotal * 1e-9);
        expect(
          Math.abs((simulations.maintenanceUsd[i] ?? Number.NaN) - inHouse.maintenance),
        ).toBeLessThan(0.006 + inHouse.maintenance * 1e-9);
        // The estimate computes a percentage such as 33.3 exactly; floating point may add a week.
        const weeks = simulations.timelineWeeks[i] ?? Number.NaN;
        expect(Math.abs(weeks - estimated.timeline.timelineWeeks)).toBeLessThanOrEqual(1);
        if (weeks !== estimated.timeline.timelineWeeks) continue;
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
        expect(
          Math.abs((simulations.differenceUsd[i] ?? Number.NaN) - (inHouseUsd - embeddedUsd)),
        ).toBeLessThan(0.5 + inHouseUsd * 1e-9);
      }
    }),
    { numRuns: 40 },
  );
});

const twoSystems = { ...defaultInputs, selectedSystems: ['salesforce', 'slack'] };

// Where one of these fails, so does a test of what it is computed from: the estimate of these
// inputs, `deterministicPow`, `pertQuantiles` or `addSamples`, whose figures are pinned likewise.
test.each([
  ['initialTotalUsd', { p10: 73609.9658616428, p50: 90251.2003211322, p90: 112138.45024217837 }],
  ['differenceUsd', { p10: 111289.94880366116, p50: 137280.7924187261, p90: 167120.50441612827 }],
  ['timelineWeeks', { p10: 32, p50: 38, p90: 46 }],
  ['outcomes', { embeddedCheaper: 1, inHouseCheaper: 0, neither: 0, unfinished: 0 }],
] as const)(
  '%s of the same inputs is the same to the last bit in every engine',
  (name, expected) => {
    expect(rangesOf(twoSystems)[name]).toEqual(expected);
  },
);

test('the pinned ranges start from an estimate with these figures', () => {
  const { results, timeline, hours, factors } = estimate(twoSystems);
  expect({
    developmentHours: hours.development,
    maintenanceHours: hours.maintenance,
    costMultiplier: factors.costMultiplier,
    initialTotalUsd: results.inHouse.initialTotal,
    maintenanceUsd: results.inHouse.maintenance,
    yearOneUsd: results.embedded.initialTotal,
    timelineWeeks: timeline.timelineWeeks,
  }).toEqual({
    developmentHours: 680,
    maintenanceHours: 49,
    costMultiplier: 2.09,
    initialTotalUsd: 78_166,
    maintenanceUsd: 2695,
    yearOneUsd: 12_588,
    timelineWeeks: 34,
  });
});

test.each([
  ['devHours', ['initialTotalUsd', 'timelineWeeks', 'differenceUsd']],
  ['maintenanceHours', ['maintenanceUsd', 'differenceUsd']],
  ['moderationWeeks', ['timelineWeeks', 'differenceUsd']],
  ['estimationBias', ['initialTotalUsd', 'maintenanceUsd', 'timelineWeeks', 'differenceUsd']],
] as const)('an uncertainty of %s alone varies %s', (name, varied) => {
  const uncertainty = { ...noUncertainty, [name]: defaultUncertainty[name] };
  const simulations = Object.entries(runSimulation(twoSystems, uncertainty));
  const isVaried = (values: Float64Array) => new Set(values.map(Math.round)).size > 1;
  expect(simulations.flatMap(([figure, values]) => (isVaried(values) ? figure : []))).toEqual(
    varied,
  );
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
    pertMean(defaultUncertainty.maintenanceHours) *
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

test('ranges are ordered, and a simulation that is not live by month 36 counts for neither side', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const simulations = runSimulation(inputs);
      const summary = rangesOf(inputs);
      for (const { p10, p50, p90 } of [
        summary.initialTotalUsd,
        summary.timelineWeeks,
        ...(summary.differenceUsd ? [summary.differenceUsd] : []),
      ]) {
        expect(p10).toBeLessThanOrEqual(p50);
        expect(p50).toBeLessThanOrEqual(p90);
      }
      const isLive = (i: number) => (simulations.timelineWeeks[i] ?? Number.NaN) <= 4.33 * 36;
      const live = simulations.differenceUsd.filter((_, i) => isLive(i)).map(Math.round);
      expect(summary.outcomes).toEqual({
        embeddedCheaper: live.filter((usd) => usd > 0).length / 10_000,
        inHouseCheaper: live.filter((usd) => usd < 0).length / 10_000,
        neither: live.filter((usd) => usd === 0).length / 10_000,
        unfinished: (10_000 - live.length) / 10_000,
      });
      if (estimate(inputs).timeline.timelineWeeks > 4.33 * 36)
        expect(summary.differenceUsd).toBeNull();
      const sorted = simulations.initialTotalUsd.slice().sort();
      expect(summary.initialTotalUsd).toEqual({
        p10: sorted[999],
        p50: sorted[4999],
        p90: sorted[8999],
      });
      expect(summary.inHouseUsdByMonth.map(({ month }) => month)).toEqual(
        Array.from({ length: 13 }, (_, quarter) => 3 * quarter),
      );
    }),
    { numRuns: 20 },
  );
});
