import fc from 'fast-check';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange, type InputValues, inputDefinitions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { wordRuleIds, wordRules } from '../../worker/words/wordRules.ts';
import { inputArbitraries, numbers, Shrinking } from '../inputArbitraries.ts';

/**
 * One run of the fuzzer checks inputs within the contract, and arguments of the rules that are not
 * part of the estimate.
 */
export interface FuzzCase {
  inputs: CalculatorInputs;
  /** For the plans billed per user. */
  users: number;
  /** For the deadline rule: how many days from 2026-11-01 it lies, negative when it has passed. */
  deadlineDays: number;
  /**
   * Weeks for the text of a timeline, hours for the complexity of a system, or what a word counts.
   */
  number: number;
}

/** Where a price of the plan ends. */
const { freeUsers, tiers: userTiers } = rateCard.userPlans.pro;
const usersAtThresholds = [
  1,
  freeUsers,
  ...userTiers.map(({ upToUsers }) => freeUsers + upToUsers).filter(Number.isFinite),
  limits.users.max - 1,
];

/** The arguments beside the inputs, often at the thresholds of their rules. */
const details = {
  users: detail(limits.users, usersAtThresholds, 3),
  deadlineDays: detail({ min: -50, max: 749 }, [0, 30, 60, 365], 1),
  // Hours where the complexity of a system turns, weeks where a timeline changes its unit, and
  // numbers where a word turns.
  number: detail(
    { min: 0, max: 19_999 },
    [4, 52, 110, 160, 220, 290, ...numbersWhereWordsTurn()],
    3,
    { min: 0, max: 400 },
  ),
};

function numbersWhereWordsTurn(): number[] {
  const all = wordRuleIds.flatMap((id) => wordRules[id].turns.map(([at]) => at));
  return [...new Set(all)];
}

/** Draws whole numbers, at and beside the thresholds in `weight` of `weight` + 6 cases. */
function detail(
  range: { min: number; max: number },
  thresholds: readonly number[],
  weight: number,
  usual = range,
) {
  const near = thresholds.flatMap((threshold) => [threshold - 1, threshold, threshold + 1]);
  const drawn = fc.oneof(
    { weight: 3, arbitrary: fc.integer(range) },
    { weight: 3, arbitrary: fc.integer(usual) },
    { weight, arbitrary: fc.constantFrom(...near) },
  );
  return numbers(drawn, range, 0);
}

/**
 * Teams and counts of generic integrations that take exactly 12 or 26 weeks, above which a build
 * has a surcharge. A week has 40 hours, and a generic integration takes 80.
 */
const exactBuilds = [12, 26].flatMap((weeks) =>
  wholeNumbers(limits.developerCountNumber).flatMap((developerCountNumber) =>
    wholeNumbers(limits.devTimePercentage)
      .map((devTimePercentage) => ({
        developerCountNumber,
        devTimePercentage,
        integrationCount: (weeks * 40 * developerCountNumber * devTimePercentage) / (100 * 80),
      }))
      .filter(
        ({ integrationCount }) =>
          Number.isInteger(integrationCount) && integrationCount <= limits.integrationCount.max,
      ),
  ),
);

/** Inputs of every kind; a deadline is drawn with the days of its rule. */
const anyInputs = fc
  .record<InputValues>(
    { ...inputArbitraries, deadline: fc.constant(null) },
    { noNullPrototype: true },
  )
  .map(
    (stated): CalculatorInputs => ({
      ...stated,
      timeline: limits.timelineMonths.default,
      developerCount: developerRange(stated.developerCountNumber),
    }),
    (inputs) => {
      const { timeline: _timeline, developerCount: _label, ...stated } = Object(inputs);
      return stated;
    },
  );

const exactBuildInputs = fc
  .tuple(anyInputs, fc.constantFrom(...exactBuilds))
  .map(
    ([inputs, build]): CalculatorInputs =>
      withNumbers({ ...inputs, selectedSystems: [], otherSystems: [] }, build),
  );

/** Draws cases; the thresholds of every rule come up often. They shrink towards the defaults. */
export const fuzzCases: fc.Arbitrary<FuzzCase> = new Shrinking(
  fc.record(
    {
      inputs: fc.oneof(
        { weight: 31, arbitrary: anyInputs },
        { weight: 1, arbitrary: exactBuildInputs },
      ),
      ...details,
    },
    { noNullPrototype: true },
  ),
  fc.record({ inputs: anyInputs, ...details }, { noNullPrototype: true }),
  simplerTogether,
);

/** A block of runs is drawn at once: large enough that this and messages take no time. */
export const blockRuns = 1024;

/**
 * Yields the cases of the runs from `from` to before `to`. A seed and a run are the same case
 * whatever range it is in.
 */
export function* casesOf(seed: number, from: number, to: number): Generator<FuzzCase> {
  for (let start = from - (from % blockRuns); start < to; start += blockRuns) {
    const cases = fc.sample(fuzzCases, {
      seed: seedOfBlock(seed, start / blockRuns),
      numRuns: Math.min(blockRuns, to - start),
    });
    yield* cases.slice(Math.max(0, from - start));
  }
}

/** The seed of a block of runs; the blocks of a seed have different ones. */
function seedOfBlock(seed: number, block: number): number {
  return Math.imul(seed ^ Math.imul(block + 1, 0x9e3779b9), 0x85ebca6b);
}

type Numbers = Pick<
  CalculatorInputs,
  'integrationCount' | 'developerCountNumber' | 'devTimePercentage'
>;

/** Numbers that a threshold ties to each other: a build takes hours ÷ (team × share). */
const tiedNumbers = [
  ['integrationCount', 'developerCountNumber'],
  ['integrationCount', 'devTimePercentage'],
  ['developerCountNumber', 'devTimePercentage'],
] as const satisfies (keyof Numbers)[][];

/** Yields cases that are simpler in two respects, where neither of them alone may be simpler. */
function* simplerTogether(fuzzCase: FuzzCase): Generator<FuzzCase> {
  const { inputs } = fuzzCase;
  const integrationCount = Math.max(inputs.integrationCount, new Set(systemIdsOf(inputs)).size);
  const withoutSystems = { ...inputs, selectedSystems: [], otherSystems: [], integrationCount };
  if (systemIdsOf(inputs).length > 0) yield { ...fuzzCase, inputs: withoutSystems };
  for (const [one, other] of tiedNumbers) {
    for (const pair of simplerPairs(inputs, one, other)) {
      yield { ...fuzzCase, inputs: withNumbers(inputs, pair) };
      // Systems and their figures can be what reaches a threshold that two numbers reach alone.
      if (systemIdsOf(inputs).length === 0 && !inputs.assumptions) continue;
      const plain = { ...withoutSystems, assumptions: null };
      yield { ...fuzzCase, inputs: withNumbers(plain, pair) };
    }
  }
}

/**
 * All values of two inputs, as coarse as those of the case, that are nearer to their defaults in
 * sum; the nearest first.
 */
function simplerPairs(
  inputs: CalculatorInputs,
  one: keyof Numbers,
  other: keyof Numbers,
): Partial<Numbers>[] {
  if (!inputs[one] || !inputs[other]) return [];
  const now = distance(one, inputs[one]) + distance(other, inputs[other]);
  const seconds = valuesOf(other, inputs[other]);
  return valuesOf(one, inputs[one])
    .flatMap((first) =>
      seconds.map((second) => ({
        pair: { [one]: first, [other]: second },
        cost: distance(one, first) + distance(other, second),
      })),
    )
    .filter(({ cost }) => cost < now - 1e-9)
    .sort((a, b) => a.cost - b.cost)
    .map(({ pair }) => pair);
}

/** The whole values of an input; also the halves where the given value is not whole. */
function valuesOf(name: keyof Numbers, value: number): number[] {
  const whole = wholeNumbers(limits[name]);
  return Number.isInteger(value)
    ? whole
    : whole.flatMap((number) => [number, number + 0.5]).slice(0, -1);
}

/**
 * How far a number is from its default: a part of its range, and one for not being the default.
 * Fewer changed inputs are simpler than smaller changes.
 */
function distance(name: keyof Numbers, value: number): number {
  const { min, max } = limits[name];
  const change = Math.abs(value - inputDefinitions[name].default);
  return change === 0 ? 0 : 1 + change / (max - min);
}

function withNumbers(inputs: CalculatorInputs, numbers: Partial<Numbers>): CalculatorInputs {
  const changed = { ...inputs, ...numbers };
  return { ...changed, developerCount: developerRange(changed.developerCountNumber) };
}

function wholeNumbers({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
