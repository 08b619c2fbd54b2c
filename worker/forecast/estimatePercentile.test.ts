import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { estimatePercentileText } from '../../contract/format/simulationTexts.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { sideCost, spendingOf } from '../streams/costStreams.ts';
import { buildMonths } from './cumulativeCosts.ts';
import { ranges } from './ranges.ts';
import { runToEnd, simulate } from './simulate.ts';
import { verdict } from './verdict.ts';

function simulated(inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  const simulations = runToEnd(simulate(inputs));
  const places = ranges(simulations, verdict(inputs, estimated), estimated);
  return { estimated, simulations, places, text: estimatePercentileText(places) };
}

test.each<[string, Partial<CalculatorInputs>]>([
  [
    '60 integrations in Latin America',
    { integrationCount: 60, developerCountNumber: 2, devTimePercentage: 50, region: 'latam' },
  ],
  [
    '50 integrations by one developer',
    { integrationCount: 50, developerCountNumber: 1, devTimePercentage: 100, region: 'other' },
  ],
])('a 36-month cost far above its own median says why: %s', (_, inputs) => {
  const { text, places } = simulated({ ...defaultInputs, ...inputs });
  expect(places.differenceUsd?.estimate).toBeGreaterThan(places.differenceUsd?.p90 ?? 0);
  expect(text).toMatch(
    /The in-house cost over 36 months stays below its estimate in \d\d% of the simulations, because a build that takes longer leaves fewer of the 36 months for maintenance\./,
  );
  expect(text).toMatch(
    /The difference over 36 months stays below its estimate in \d\d% of the simulations, because the in-house cost usually stays below its estimate and the embedded cost usually exceeds its estimate\./,
  );
});

/** Long builds, which are the ones that leave little time for maintenance. */
const longBuilds = fc
  .record({
    inputs: calculatorInputs,
    integrationCount: fc.integer({ min: 20, max: 120 }),
    devTimePercentage: fc.integer({ min: 20, max: 100 }),
    developerCountNumber: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ inputs, ...own }) => ({ ...inputs, ...own }));

test('a later build is called the reason only where the in-house cost would not stay below with the build on time', () => {
  fc.assert(
    fc.property(longBuilds, (inputs) => {
      const { estimated, simulations, places, text } = simulated(inputs);
      if (!text?.includes('a build that takes longer')) return;
      expect(buildMonths(estimated)).toBeLessThan(forecastMonths);
      const spending = spendingOf(estimated);
      const onTime = simulations.maintenanceUsd.map((maintenanceUsd) =>
        sideCost('inHouse', forecastMonths, { ...spending, maintenanceUsd }),
      );
      const { estimate: estimatedUsd, shareBelow } = places.inHouseUsd ?? {};
      const below = onTime.filter((usd) => usd < (estimatedUsd ?? Number.NaN)).length;
      expect(below / onTime.length).toBeLessThan(shareBelow ?? Number.NaN);
      expect(below / onTime.length).toBeLessThan(0.7);
    }),
    { numRuns: 25 },
  );
});
