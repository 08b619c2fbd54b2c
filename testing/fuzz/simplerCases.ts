import {
  type Assumptions,
  changedAssumptions,
  numberAssumptionNames,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import {
  definitionOf,
  type InputName,
  inputNames,
  type NumberDefinition,
} from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import type { FuzzCase } from './fuzzCase.ts';

/**
 * Returns cases that are simpler in a single respect, the simplest first. No sequence of them comes
 * back to an earlier case, so that a search ends.
 */
export function simplerCases(fuzzCase: FuzzCase): FuzzCase[] {
  const { inputs } = fuzzCase;
  const withInput = (name: InputName, value: unknown): FuzzCase => {
    const stated = { ...inputs, [name]: value };
    const developerCount = developerRange(stated.developerCountNumber);
    return { ...fuzzCase, inputs: { ...stated, developerCount } };
  };
  return [
    ...inputNames.flatMap((name) =>
      simplerValues(name, inputs).map((value) => withInput(name, value)),
    ),
    ...smaller(fuzzCase.users, limits.users.min).map((users) => ({ ...fuzzCase, users })),
    ...smaller(fuzzCase.deadlineDays, 0).map((deadlineDays) => ({ ...fuzzCase, deadlineDays })),
    ...smaller(fuzzCase.number, 0).map((number) => ({ ...fuzzCase, number })),
  ];
}

function simplerValues(name: InputName, inputs: CalculatorInputs): readonly unknown[] {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number': {
      const { [name]: value } = inputs;
      return simplerNumbers(definition, typeof value === 'number' ? value : null);
    }
    case 'choice':
      return inputs[name] === definition.default ? [] : [definition.default];
    case 'systems':
      return fewerSystems(inputs.selectedSystems);
    case 'day':
      return inputs[name] ? [null] : [];
    case 'assumptions':
      return simplerAssumptions(inputs.assumptions);
  }
}

function simplerNumbers(definition: NumberDefinition, value: number | null): (number | null)[] {
  if (definition.isOptional) return simplerAmounts(value);
  if (definition.notStatedCountsAs) return larger(value, definition.notStatedCountsAs);
  return value === null ? [] : smaller(value, definition.range.min);
}

/** Smaller whole numbers: the minimum, half way to it, and one less. */
function smaller(value: number, least: number): number[] {
  const candidates = [least, Math.floor((value + least) / 2), value - 1];
  return [...new Set(candidates)].filter((candidate) => candidate >= least && candidate < value);
}

function fewerSystems(systems: readonly string[]): string[][] {
  if (systems.length === 0) return [];
  const half = systems.slice(0, Math.floor(systems.length / 2));
  return [half, ...systems.map((_, dropped) => systems.filter((_id, i) => i !== dropped))];
}

/** The value that "not stated" counts as is the simplest, then larger and whole values. */
function larger(value: number | null, simplest: number): number[] {
  if (value === simplest) return [];
  if (!value) return [simplest];
  if (!Number.isInteger(value)) return [simplest, Math.ceil(value)];
  const candidates = [simplest, Math.ceil((value + simplest) / 2), value + 1];
  return [...new Set(candidates)].filter((candidate) => candidate > value);
}

/** Returns no assumptions at all, or one fewer. */
function simplerAssumptions(assumptions: Assumptions | null | undefined): (Assumptions | null)[] {
  const changed = changedAssumptions(assumptions);
  if (!changed) return [];
  const systems = changed.systems ?? {};
  return [
    null,
    ...numberAssumptionNames
      .filter((name) => name in changed)
      .map((name) => changedAssumptions({ ...changed, [name]: undefined })),
    ...(changed.wantsListings === false
      ? [changedAssumptions({ ...changed, wantsListings: true })]
      : []),
    ...Object.keys(systems).map((id) =>
      changedAssumptions({ ...changed, systems: { ...systems, [id]: {} } }),
    ),
  ];
}

/** No amount is the simplest, then whole amounts, then smaller ones. */
function simplerAmounts(value: number | null): (number | null)[] {
  if (value === null) return [];
  if (!Number.isInteger(value)) return [null, Math.max(1, Math.floor(value))];
  return [null, ...smaller(value, 1)];
}
