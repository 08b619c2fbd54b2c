import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { type InputName, inputNames } from '../../contract/inputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { createRandom, type Random } from './createRandom.ts';
import { type FuzzCase, fuzzCaseOf } from './fuzzCase.ts';
import { simplerCases } from './simplerCases.ts';
import { decimals } from './simplerNumbers.ts';
import { caseCost, detailNames, inputCost, inputSpace } from './simplicity.ts';
import { simplify } from './simplify.ts';

test('a simpler case is within the contract, and has a lower cost', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), (run) => {
      const fuzzCase = fuzzCaseOf(5, run);
      let seen = 0;
      for (const candidate of simplerCases(fuzzCase, 20)) {
        if (seen++ % 500 !== 0) continue;
        expect(caseCost(candidate)).toBeLessThan(caseCost(fuzzCase));
        expect(CalculatorInputs.safeParse(candidate.inputs).error?.issues ?? []).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});

test('a check that always fails is simplified to the default inputs', () => {
  for (let run = 0; run < 50; run++) {
    expect(simplify(fuzzCaseOf(9, run), () => true)).toEqual({
      inputs: defaultInputs,
      users: 0,
      deadlineDays: 0,
      number: 0,
    });
  }
});

test('two numbers that depend on each other are simplified together', () => {
  for (const run of [1, 2, 3]) {
    const { inputs } = fuzzCaseOf(run, 1);
    const start = {
      ...fuzzCaseOf(run, 1),
      inputs: { ...inputs, integrationCount: 169, developerCountNumber: 13 },
    };
    const fails = ({ inputs }: FuzzCase) =>
      inputs.integrationCount === 13 * inputs.developerCountNumber;
    const simplest = simplify(start, fails).inputs;
    expect([simplest.integrationCount, simplest.developerCountNumber]).toEqual([13, 1]);
  }
});

/** A condition on one part of a case: a planted fault shows where all of its conditions hold. */
interface Condition {
  name: string;
  holds: (fuzzCase: FuzzCase) => boolean;
}

/** One to three conditions that the case fulfils. */
function plantedFault(random: Random, fuzzCase: FuzzCase): Condition[] {
  const { inputs } = fuzzCase;
  const around = (value: number) => Math.max(0, value - random.below(1 + Math.floor(value / 2)));
  const least = (name: InputName): Condition[] => {
    const { [name]: value } = inputs;
    if (typeof value !== 'number') return [];
    const from = around(value);
    return [
      { name: `${name} >= ${from}`, holds: (c: FuzzCase) => Number(c.inputs[name] ?? 0) >= from },
    ];
  };
  const most = (name: InputName): Condition[] => {
    const { [name]: value } = inputs;
    if (typeof value !== 'number') return [];
    return [
      { name: `${name} <= ${value}`, holds: (c: FuzzCase) => Number(c.inputs[name] ?? 0) <= value },
    ];
  };
  const possible: Condition[] = [
    ...least('integrationCount'),
    ...most('integrationCount'),
    ...least('developerCountNumber'),
    ...most('developerCountNumber'),
    ...least('devTimePercentage'),
    ...most('devTimePercentage'),
    ...least('customHourlyRate'),
    ...most('customHourlyRate'),
    { name: `region ${inputs.region}`, holds: (c: FuzzCase) => c.inputs.region === inputs.region },
    ...inputs.selectedSystems.slice(0, 1).map((id) => ({
      name: `with ${id}`,
      holds: (c: FuzzCase) => c.inputs.selectedSystems.includes(id),
    })),
    ...(inputs.devTimePercentage === null
      ? [{ name: 'no share', holds: (c: FuzzCase) => c.inputs.devTimePercentage === null }]
      : []),
    ...(inputs.assumptions?.planDiscountPercentage === undefined
      ? []
      : [
          {
            name: 'a discount',
            holds: (c: FuzzCase) => (c.inputs.assumptions?.planDiscountPercentage ?? 0) > 0,
          },
        ]),
    ...detailNames.map((name) => {
      const from = around(fuzzCase[name]);
      return { name: `${name} >= ${from}`, holds: (c: FuzzCase) => c[name] >= from };
    }),
  ].filter(({ holds }) => holds(fuzzCase));
  return Array.from({ length: 1 + random.below(3) }, () => {
    const condition = possible[random.below(possible.length)];
    if (!condition) throw new Error('No condition.');
    return condition;
  });
}

/** Each input alone with every simpler value that is cheap to list, independent of the search. */
function oneInputSimpler(fuzzCase: FuzzCase): FuzzCase[] {
  const { inputs } = fuzzCase;
  const withInput = (name: InputName, value: unknown): FuzzCase => ({
    ...fuzzCase,
    inputs: { ...inputs, [name]: value },
  });
  const numbers = inputNames.flatMap((name) => {
    const space = inputSpace(name);
    const { [name]: value } = inputs;
    if (!space) return [];
    const whole = Array.from({ length: Math.min(500, space.max) }, (_, index) => index + 1);
    const places = typeof value === 'number' ? decimals(value) : 0;
    const rounded = Array.from({ length: places }, (_, digits) =>
      [Math.floor, Math.ceil].map((round) => round(Number(value) * 10 ** digits) / 10 ** digits),
    ).flat();
    return [...whole, ...rounded]
      .filter((other) => other >= space.min && other <= space.max)
      .filter((other) => inputCost(name, other) < inputCost(name, value))
      .map((other) => withInput(name, other));
  });
  return [
    ...numbers,
    ...(inputs.customHourlyRate === null ? [] : [withInput('customHourlyRate', null)]),
    ...(inputs.region === 'eu' ? [] : [withInput('region', 'eu')]),
    ...(inputs.assumptions ? [withInput('assumptions', null)] : []),
    ...inputs.selectedSystems.map((_, dropped) =>
      withInput(
        'selectedSystems',
        inputs.selectedSystems.filter((_id, index) => index !== dropped),
      ),
    ),
    ...detailNames.flatMap((name) =>
      Array.from({ length: Math.min(5000, Math.abs(fuzzCase[name])) }, (_, distance) => ({
        ...fuzzCase,
        [name]: distance * Math.sign(fuzzCase[name]),
      })),
    ),
  ];
}

test('200 planted faults are simplified until no input alone can be simpler', () => {
  for (let fault = 0; fault < 200; fault++) {
    const random = createRandom(77, fault);
    const fuzzCase = fuzzCaseOf(78, fault);
    const conditions = plantedFault(random, fuzzCase);
    const fails = (candidate: FuzzCase) => conditions.every(({ holds }) => holds(candidate));
    const simplest = simplify(fuzzCase, fails);
    const title = conditions.map(({ name }) => name).join(', ');
    expect(fails(simplest), title).toBe(true);
    const simpler = oneInputSimpler(simplest).find(fails);
    expect(simpler, `${title}: ${JSON.stringify(simplest)}`).toBeUndefined();
  }
});

test('a fault in a sum of the estimate is simplified to few and short numbers', () => {
  for (let run = 0; run < 20; run++) {
    const fails = ({ inputs }: FuzzCase) => estimate(inputs).results.inHouse.initialTotal > 400_000;
    const start = fuzzCaseOf(4, run);
    if (!fails(start)) continue;
    const { inputs } = simplify(start, fails);
    expect(inputs.selectedSystems).toEqual([]);
    expect(inputs.assumptions).toBeNull();
    expect(inputs.customHourlyRate).toSatisfy((rate) => rate === null || Number.isInteger(rate));
  }
});
