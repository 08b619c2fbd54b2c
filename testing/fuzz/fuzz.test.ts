import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { statementOf } from '../../worker/estimate/rules.ts';
import { createRandom } from './createRandom.ts';
import { drillEstimate } from './drillEstimate.ts';
import { fuzz, lawsOf } from './fuzz.ts';
import { scenarioOf } from './scenario.ts';
import { simplerScenarios } from './simplerScenarios.ts';

const anyRun = fc.nat(2 ** 31);

test('a seed and a run are one scenario, and it is within the contract', () => {
  fc.assert(
    fc.property(anyRun, anyRun, (seed, run) => {
      const scenario = scenarioOf(seed, run);
      expect(scenarioOf(seed, run)).toEqual(scenario);
      expect(CalculatorInputs.safeParse(scenario.inputs).error?.issues ?? []).toEqual([]);
    }),
  );
});

test('other runs and other seeds are other scenarios', () => {
  const scenarios = [
    scenarioOf(1, 1),
    scenarioOf(1, 2),
    scenarioOf(2, 1),
    scenarioOf(1, 2 ** 32 + 1),
  ];
  expect(new Set(scenarios.map((scenario) => JSON.stringify(scenario))).size).toBe(4);
});

test('numbers are spread evenly, and stay below their bound', () => {
  const counts = new Array<number>(10).fill(0);
  for (let run = 0; run < 10_000; run++) {
    const digit = createRandom(7, run).below(10);
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  expect(counts).toHaveLength(10);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('thresholds come up often', () => {
  const scenarios = Array.from({ length: 5000 }, (_, run) => scenarioOf(11, run));
  const often = (isThreshold: (scenario: ReturnType<typeof scenarioOf>) => boolean) =>
    expect(scenarios.filter(isThreshold).length).toBeGreaterThan(20);
  for (const count of [5, 6, 15, 16, 30, 31, 50, 51]) {
    often(({ inputs }) => inputs.integrationCount === count);
  }
  for (const share of [49, 50, 79, 80, 100, 0, null]) {
    often(({ inputs }) => inputs.devTimePercentage === share);
  }
  for (const weeks of [12, 26]) {
    often(({ inputs }) => estimate(inputs).timeline.buildWeeks === weeks);
  }
});

test('a simpler scenario is within the contract, and simplifying ends', () => {
  fc.assert(
    fc.property(anyRun, fc.infiniteStream(fc.nat()), (run, choices) => {
      let scenario = scenarioOf(5, run);
      for (let step = 0; ; step++) {
        expect(step).toBeLessThan(100_000);
        const simpler = simplerScenarios(scenario);
        for (const { inputs } of simpler) {
          expect(CalculatorInputs.safeParse(inputs).error?.issues ?? []).toEqual([]);
        }
        const [next] = [simpler[(choices.next().value ?? 0) % (simpler.length || 1)]];
        if (!next) break;
        scenario = next;
      }
      expect(scenario.inputs).toMatchObject({ integrationCount: 1, selectedSystems: [] });
    }),
    { numRuns: 5 },
  );
});

test('a broken rule is found, simplified, and found again by its run alone', () => {
  const checked = lawsOf('duration-surcharge');
  const failure = fuzz({ seed: 3, from: 0, to: 10_000, estimate: drillEstimate }, checked);
  expect(failure).toMatchObject({
    law: 'duration-surcharge/exact-at-the-threshold',
    left: 'surcharge = 0.1',
    right: 'must equal that of whole-number weeks = 0',
    scenario: { inputs: { selectedSystems: [], region: 'eu', customHourlyRate: null } },
  });
  const run = failure?.run ?? -1;
  expect(fuzz({ seed: 3, from: run, to: run + 1, estimate: drillEstimate }, checked)).toEqual(
    failure,
  );
  expect(fuzz({ seed: 3, from: run, to: run + 1, estimate }, checked)).toBeNull();
});

test('a law is stated in the words of the registry', () => {
  for (const [law] of lawsOf(undefined)) expect(statementOf(law)).toMatch(/\.$/);
});
