import {
  type Assumptions,
  changedAssumptions,
  numberAssumptionNames,
  systemFigureNames,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import type { FuzzCase } from './fuzzCase.ts';
import { simplerNumbers } from './simplerNumbers.ts';
import {
  assumptionSpace,
  caseCost,
  detailNames,
  detailSpaces,
  figureSpace,
  inputCost,
  inputSpace,
} from './simplicity.ts';

/**
 * Yields cases that are simpler in one respect, and then cases where two numbers are simpler
 * together. Each has a lower cost, so a search ends.
 *
 * @param maxPairs - How many pairs of numbers to yield, the simplest first.
 */
export function* simplerCases(fuzzCase: FuzzCase, maxPairs: number): Generator<FuzzCase> {
  const cost = caseCost(fuzzCase);
  for (const candidate of singleChanges(fuzzCase)) {
    if (caseCost(candidate) < cost) yield candidate;
  }
  const { inputs } = fuzzCase;
  // Systems and their figures can be what reaches a threshold that two numbers reach alone.
  const plain = { ...fuzzCase, inputs: { ...inputs, selectedSystems: [], assumptions: null } };
  const bases =
    inputs.selectedSystems.length > 0 || inputs.assumptions ? [fuzzCase, plain] : [plain];
  for (const base of bases) {
    for (const [one, other] of numberPairs) yield* pairs(base, one, other, cost, maxPairs);
  }
}

function* singleChanges(fuzzCase: FuzzCase): Generator<FuzzCase> {
  const { inputs } = fuzzCase;
  for (const name of inputNames) {
    for (const value of simplerValues(name, inputs)) {
      yield { ...fuzzCase, inputs: withValue(inputs, name, value) };
    }
  }
  yield* systemsAsCount(fuzzCase);
  for (const name of detailNames) {
    for (const value of simplerNumbers(fuzzCase[name], detailSpaces[name])) {
      yield { ...fuzzCase, [name]: value };
    }
  }
}

function withValue(inputs: CalculatorInputs, name: InputName, value: unknown): CalculatorInputs {
  const stated = { ...inputs, [name]: value };
  return { ...stated, developerCount: developerRange(stated.developerCountNumber) };
}

function* simplerValues(name: InputName, inputs: CalculatorInputs): Generator<unknown> {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number': {
      const [{ [name]: value }, space] = [inputs, inputSpace(name)];
      if (!space || value === definition.default) return;
      yield definition.default;
      // A value of "not stated" is as complicated as the farthest number.
      const number = typeof value === 'number' && value !== 0 ? value : space.max;
      yield space.simplest;
      yield* simplerNumbers(number, space);
      yield space.max;
      return;
    }
    case 'choice':
      yield* [definition.default, ...definition.options];
      return;
    case 'systems':
      yield* fewerSystems(inputs.selectedSystems);
      return;
    case 'day':
      yield null;
      return;
    case 'assumptions':
      yield* simplerAssumptions(inputs.assumptions);
  }
}

function* fewerSystems(systems: readonly string[]): Generator<string[]> {
  for (let length = 0; length < systems.length; length = 2 * length + 1) {
    yield systems.slice(0, length);
    yield systems.slice(systems.length - length);
  }
  for (const dropped of systems.keys()) yield systems.filter((_id, index) => index !== dropped);
}

/** Fewer systems, and as many integrations as before. */
function* systemsAsCount(fuzzCase: FuzzCase): Generator<FuzzCase> {
  const { inputs } = fuzzCase;
  const integrationCount = Math.max(inputs.integrationCount, new Set(inputs.selectedSystems).size);
  for (const selectedSystems of fewerSystems(inputs.selectedSystems)) {
    yield { ...fuzzCase, inputs: { ...inputs, selectedSystems, integrationCount } };
  }
}

/** No assumptions at all, or one fewer, or a simpler number. */
function* simplerAssumptions(
  assumptions: Assumptions | null | undefined,
): Generator<Assumptions | null> {
  const changed = changedAssumptions(assumptions);
  if (!changed) return;
  yield null;
  if (changed.wantsListings === false) {
    yield changedAssumptions({ ...changed, wantsListings: true });
  }
  for (const name of numberAssumptionNames) {
    const { [name]: value } = changed;
    if (value === undefined) continue;
    yield changedAssumptions({ ...changed, [name]: undefined });
    for (const number of simplerNumbers(value, assumptionSpace(name))) {
      yield changedAssumptions({ ...changed, [name]: number });
    }
  }
  const { systems = {} } = changed;
  for (const [id, figures] of Object.entries(systems)) {
    const withFigures = (more: object) =>
      changedAssumptions({ ...changed, systems: { ...systems, [id]: { ...figures, ...more } } });
    for (const figure of systemFigureNames) {
      const { [figure]: value } = figures;
      if (value === undefined) continue;
      yield withFigures({ [figure]: undefined });
      for (const number of simplerNumbers(value, figureSpace(figure))) {
        yield withFigures({ [figure]: number });
      }
    }
  }
}

/** Numbers that a threshold ties to each other: a build takes hours ÷ (team × share). */
const numberPairs = [
  ['integrationCount', 'developerCountNumber'],
  ['integrationCount', 'devTimePercentage'],
  ['developerCountNumber', 'devTimePercentage'],
] as const;

/** All whole values of two inputs that make a case cheaper than `below`, the simplest first. */
function* pairs(
  fuzzCase: FuzzCase,
  one: InputName,
  other: InputName,
  below: number,
  maxPairs: number,
): Generator<FuzzCase> {
  const { inputs } = fuzzCase;
  const rest = caseCost(fuzzCase) - inputCost(one, inputs[one]) - inputCost(other, inputs[other]);
  const seconds = wholeValues(other);
  const candidates: { first: number; second: number; cost: number }[] = [];
  for (const first of wholeValues(one)) {
    if (rest + first.cost >= below) continue;
    for (const second of seconds) {
      const cost = rest + first.cost + second.cost;
      if (cost < below - 1e-9) candidates.push({ first: first.value, second: second.value, cost });
    }
  }
  const simplest = candidates.sort((a, b) => a.cost - b.cost).slice(0, maxPairs);
  for (const { first, second } of simplest) {
    const changed = withValue(inputs, one, first);
    yield { ...fuzzCase, inputs: withValue(changed, other, second) };
  }
}

function wholeValues(name: InputName): { value: number; cost: number }[] {
  const space = inputSpace(name);
  if (!space) return [];
  return Array.from({ length: space.max - space.min + 1 }, (_, index) => {
    const value = space.min + index;
    return { value, cost: inputCost(name, value) };
  });
}
