import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { createRandom } from './createRandom.ts';
import { faultyEstimate } from './faultyEstimate.ts';
import { fuzz, propertiesOf } from './fuzz.ts';
import { fuzzCaseOf } from './fuzzCase.ts';
import { statementOf } from './registry.ts';

const anyRun = fc.nat(2 ** 31);

test('a seed and a run are one case, and it is within the contract', () => {
  fc.assert(
    fc.property(anyRun, anyRun, (seed, run) => {
      const fuzzCase = fuzzCaseOf(seed, run);
      expect(fuzzCaseOf(seed, run)).toEqual(fuzzCase);
      expect(CalculatorInputs.safeParse(fuzzCase.inputs).error?.issues ?? []).toEqual([]);
    }),
  );
});

test('other runs and other seeds are other cases', () => {
  const cases = [fuzzCaseOf(1, 1), fuzzCaseOf(1, 2), fuzzCaseOf(2, 1), fuzzCaseOf(1, 2 ** 32 + 1)];
  expect(new Set(cases.map((fuzzCase) => JSON.stringify(fuzzCase))).size).toBe(4);
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
  const cases = Array.from({ length: 5000 }, (_, run) => fuzzCaseOf(11, run));
  const often = (isThreshold: (fuzzCase: ReturnType<typeof fuzzCaseOf>) => boolean) =>
    expect(cases.filter(isThreshold).length).toBeGreaterThan(20);
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

test('a broken rule is found, simplified, and found again by its run alone', () => {
  const checked = propertiesOf('duration-surcharge');
  const failure = fuzz({ seed: 3, from: 0, to: 10_000, estimate: faultyEstimate }, checked);
  expect(failure).toMatchObject({
    property: 'duration-surcharge/exact-at-the-threshold',
    left: 'surcharge = 0.1',
    right: 'must equal that of whole-number weeks = 0',
    fuzzCase: { inputs: { selectedSystems: [], region: 'eu', customHourlyRate: null } },
  });
  const run = failure?.run ?? -1;
  expect(fuzz({ seed: 3, from: run, to: run + 1, estimate: faultyEstimate }, checked)).toEqual(
    failure,
  );
  expect(fuzz({ seed: 3, from: run, to: run + 1, estimate }, checked)).toBeNull();
});

test('the checks of one rule include the workbook for its figures, where it has some', () => {
  const ids = (rule: Parameters<typeof propertiesOf>[0]) => propertiesOf(rule).map(([id]) => id);
  expect(ids('hourly-rate')).toEqual([
    'hourly-rate/other-regions-ignore-the-custom-rate',
    'estimate/workbook',
  ]);
  expect(ids('deadline')).toEqual(['deadline/least-months']);
});

test('the workbook notices a changed rate, and no other rule’s figure', () => {
  const wrong: typeof estimate = (inputs) => {
    const estimated = estimate(inputs);
    return { ...estimated, factors: { ...estimated.factors, hourlyRateUsd: 96 } };
  };
  const range = { seed: 1, from: 0, to: 40, estimate: wrong, isThorough: true };
  const workbookOf = (rule: Parameters<typeof propertiesOf>[0]) =>
    propertiesOf(rule).filter(([id]) => id === 'estimate/workbook');
  expect(fuzz(range, workbookOf('hourly-rate'))).toMatchObject({ property: 'estimate/workbook' });
  expect(fuzz(range, workbookOf('team-size-factor'))).toBeNull();
});

test('a property is stated in the words of the registry', () => {
  for (const [property] of propertiesOf(undefined)) expect(statementOf(property)).toMatch(/\.$/);
});
