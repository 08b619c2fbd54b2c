import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { coverageGaps, createCoverage } from './coverage.ts';
import { product } from './evaluateCase.ts';
import {
  checkedCode,
  type Failure,
  type FuzzProgress,
  findFailure,
  firstFailure,
  propertiesOf,
  search,
  simplify,
} from './fuzz.ts';
import { casesOf, type FuzzCase, fuzzCases } from './fuzzCase.ts';
import type { NamedProperty } from './Property.ts';

const real = checkedCode(false);

test('a seed and a run are one case, in any range of runs', () => {
  const cases = [...casesOf(7, 0, 3000)];
  expect([...casesOf(7, 1020, 2050)]).toEqual(cases.slice(1020, 2050));
  expect([...casesOf(8, 0, 1)]).not.toEqual(cases.slice(0, 1));
  expect(new Set(cases.map((fuzzCase) => JSON.stringify(fuzzCase))).size).toBe(3000);
});

test('a case and all simpler ones are within the contract', () => {
  fc.assert(
    fc.property(fuzzCases, (fuzzCase) => {
      const simpler = [...fuzzCases.shrink(fuzzCase, undefined).take(200)];
      for (const { inputs } of [fuzzCase, ...simpler.map(({ value }) => value)]) {
        expect(CalculatorInputs.safeParse(inputs).error?.issues ?? []).toEqual([]);
      }
    }),
  );
});

/** Simplifies a case while a condition on it is true. */
async function simplest(fuzzCase: FuzzCase, fails: (fuzzCase: FuzzCase) => boolean) {
  const property: NamedProperty = [
    'estimate/finite',
    { check: (tried) => (fails(tried.fuzzCase) ? { left: '', right: '' } : null) },
  ];
  const failure = firstFailure(fuzzCase, real, [property]);
  if (!failure) throw new Error('The case does not fail.');
  const start: Failure = { ...failure, seed: 1, run: 1, isSimplest: false };
  return (await simplify(start, real, [property])).fuzzCase;
}

const drawn = [...casesOf(9, 0, 2000)];

test('a case that always fails is simplified to the default inputs', async () => {
  for (const fuzzCase of drawn.slice(0, 20)) {
    expect(await simplest(fuzzCase, () => true)).toEqual({
      inputs: defaultInputs,
      users: 0,
      deadlineDays: 0,
      number: 0,
    });
  }
});

test.each<[string, (fuzzCase: FuzzCase) => boolean, Partial<CalculatorInputs>]>([
  [
    'a rate at a threshold becomes the simplest rate',
    ({ inputs }) => Number(inputs.customHourlyRate) > 300.5,
    { customHourlyRate: 301 },
  ],
  [
    'a share becomes the nearest to its default',
    ({ inputs }) => Number(inputs.devTimePercentage) >= 79.5,
    { devTimePercentage: 80 },
  ],
  [
    'one assumption is left',
    ({ inputs }) => Number(inputs.assumptions?.planDiscountPercentage) > 7.2,
    { assumptions: { planDiscountPercentage: 8 } },
  ],
  [
    'systems become a count',
    ({ inputs }) => Math.max(inputs.integrationCount, new Set(inputs.selectedSystems).size) > 6,
    { selectedSystems: [], integrationCount: 7 },
  ],
])('%s', async (_title, fails, expected) => {
  for (const fuzzCase of drawn.filter(fails).slice(0, 8)) {
    const { inputs } = await simplest(fuzzCase, fails);
    expect(inputs).toEqual({ ...defaultInputs, ...expected });
  }
});

test('two numbers that depend on each other are simplified together', async () => {
  for (const fuzzCase of drawn.slice(0, 3)) {
    const inputs = { ...fuzzCase.inputs, integrationCount: 169, developerCountNumber: 13 };
    const fails = ({ inputs: { integrationCount, developerCountNumber } }: FuzzCase) =>
      integrationCount === 13 * developerCountNumber;
    const found = await simplest({ ...fuzzCase, inputs }, fails);
    expect(found.inputs).toMatchObject({ integrationCount: 26, developerCountNumber: 2 });
  }
});

test('a share that is not whole is simplified together with a count', async () => {
  for (const fuzzCase of drawn.slice(0, 3)) {
    const inputs = { ...fuzzCase.inputs, integrationCount: 159, devTimePercentage: 79.5 };
    // A build of whole weeks, with a share that is not whole.
    const fails = ({ inputs: { integrationCount, devTimePercentage } }: FuzzCase) =>
      !Number.isInteger(devTimePercentage) &&
      (200 * integrationCount) % Number(devTimePercentage) === 0;
    const found = await simplest({ ...fuzzCase, inputs }, fails);
    expect(found.inputs).toMatchObject({ integrationCount: 5, devTimePercentage: 12.5 });
  }
});

test('a property, a function or an estimate that throws is a failure like any other', async () => {
  const throwing = () => {
    throw new RangeError('No text.');
  };
  const code = { ...real, product: { ...product, formatUsd: throwing } };
  const checked = propertiesOf('formatting');
  const found = findFailure({ seed: 1, from: 0, to: 100 }, code, checked);
  if (!found) throw new Error('It was not found.');
  expect(await simplify(found, code, checked)).toMatchObject({
    property: 'formatting/dollars',
    left: 'it throws RangeError: No text.',
    right: 'must not throw',
    fuzzCase: { inputs: defaultInputs },
  });
  const broken = { estimate: throwing };
  expect(findFailure({ seed: 1, from: 0, to: 100 }, broken, checked)).toMatchObject({
    left: 'it throws RangeError: No text.',
    fuzzCase: [...casesOf(1, 0, 1)][0],
  });
  // No property of texts is due in these runs.
  const withoutCheck = findFailure({ seed: 1, from: 1, to: 3 }, broken, propertiesOf('texts'));
  expect(withoutCheck).toMatchObject({ property: 'estimate/finite', run: 1 });
});

test('a search reports a failure before it simplifies it, and then each simpler one', async () => {
  const reported: FuzzProgress[] = [];
  const task = { seed: 3, runs: 50_000, index: 0, processes: 1, rule: undefined, hasFault: true };
  await search(task, (progress) => void reported.push(progress));
  const failures = reported.flatMap(({ failure }) => failure ?? []);
  const [first, last] = [failures[0], failures.at(-1)];
  expect(first?.fuzzCase).toEqual([...casesOf(3, first?.run ?? 0, (first?.run ?? 0) + 1)][0]);
  expect(first?.isSimplest).toBe(false);
  expect(failures.length).toBeGreaterThan(3);
  expect(last).toMatchObject({ property: first?.property, run: first?.run, isSimplest: true });
});

test('any number of processes finds the same first failure', async () => {
  const firstOf = async (processes: number) => {
    const runs: number[] = [];
    for (let index = 0; index < processes; index++) {
      const task = { seed: 3, runs: 50_000, index, processes, hasFault: true };
      const rule = 'duration-surcharge';
      await search({ ...task, rule }, ({ failure }) => {
        if (failure) runs.push(failure.run);
      });
    }
    return Math.min(...runs);
  };
  expect(await firstOf(3)).toBe(await firstOf(1));
});

test('runs on which no slow property is due are counted', () => {
  const coverage = createCoverage();
  findFailure({ seed: 1, from: 0, to: 100, coverage }, real, propertiesOf('texts'));
  expect(coverage.runs).toBe(100);
  expect(coverage.properties['texts/agree-with-the-figures']).toBe(1);
});

test('gaps of a search are named', () => {
  const properties = { 'savings/difference': 5, 'savings/percentage': 4 };
  const tried = { ...createCoverage(), runs: 10, properties };
  const checked = propertiesOf('savings').slice(0, 2);
  expect(coverageGaps(tried, checked, 'savings')).toEqual([
    'savings/percentage was checked on 4 cases, at least 5 are required.',
  ]);
  expect(coverageGaps(tried, propertiesOf('texts').slice(-2), 'texts')).toEqual([
    'texts/live-sooner was checked on 0 cases, at least 5 are required.',
    'texts/agree-with-the-figures was checked on 0 cases, at least 1 are required.',
  ]);
  const long = { ...tried, runs: 20_000 };
  const gaps = coverageGaps(long, checked.slice(0, 1), 'duration-surcharge');
  expect(gaps).toHaveLength(6);
  expect(gaps[1]).toBe('duration-surcharge: 0 cases at 12 weeks of work, at least 4 are required.');
});
