import { changedAssumptions } from '../../contract/assumptions.ts';
import {
  definitionOf,
  type InputName,
  inputNames,
  type NumberDefinition,
} from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import type { FuzzCase } from './fuzzCase.ts';

/** How many cases had a value in each band of each input, in the order of the bands. */
export type Distribution = Record<string, Record<string, number>>;

const bandsPerRange = 10;

/** The bands of everything that a case draws, by name. */
const bandOf: Readonly<Record<string, (fuzzCase: FuzzCase) => string>> = {
  ...Object.fromEntries(inputNames.filter((name) => name !== 'deadline').map(bandsOfInput)),
  users: bands(limits.users, ({ users }) => users),
  deadlineDays: bands({ min: -50, max: 749 }, ({ deadlineDays }) => deadlineDays),
  number: bands({ min: 0, max: 19_999 }, ({ number }) => number),
};

export const distributed = Object.keys(bandOf);

/** Counts a case in the bands that it falls into. */
export function countBands(distribution: Distribution, fuzzCase: FuzzCase): void {
  for (const name of distributed) {
    const band = bandOf[name]?.(fuzzCase) ?? '';
    distribution[name] ??= {};
    distribution[name][band] = (distribution[name][band] ?? 0) + 1;
  }
}

function bandsOfInput(name: InputName): [InputName, (fuzzCase: FuzzCase) => string] {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number':
      return [name, numberBands(name, definition)];
    case 'choice':
    case 'day':
      return [name, ({ inputs }) => String(inputs[name] ?? 'none')];
    case 'systems':
      return [name, ({ inputs }) => systemsBand(inputs.selectedSystems.length)];
    case 'assumptions':
      return [
        name,
        ({ inputs }) => {
          const count = Object.keys(changedAssumptions(inputs.assumptions) ?? {}).length;
          return count === 0 ? 'none' : count > 3 ? 'more than 3' : `${count}`;
        },
      ];
  }
}

function numberBands(name: InputName, { range, isOptional }: NumberDefinition) {
  const inRange = isOptional
    ? ({ inputs }: FuzzCase) => amountBand(Number(inputs[name]))
    : bands(range, ({ inputs }) => Number(inputs[name]));
  return (fuzzCase: FuzzCase) =>
    fuzzCase.inputs[name] === null || fuzzCase.inputs[name] === 0 ? 'none' : inRange(fuzzCase);
}

/** Bands of equal width, such as `1–20`. */
function bands({ min, max }: { min: number; max: number }, read: (fuzzCase: FuzzCase) => number) {
  const width = (max - min + 1) / bandsPerRange;
  const edge = (index: number) => min + Math.floor(index * width);
  const labels = Array.from({ length: bandsPerRange }, (_, index) => {
    const last = edge(index + 1) - 1;
    return edge(index) === last ? `${last}` : `${edge(index)}–${last}`;
  });
  return (fuzzCase: FuzzCase) =>
    labels[Math.min(bandsPerRange - 1, Math.floor((read(fuzzCase) - min) / width))] ?? '';
}

function amountBand(amount: number): string {
  const power = Math.floor(Math.log10(amount) + 1e-9);
  return `from ${10 ** power}`;
}

function systemsBand(count: number): string {
  if (count === 0) return 'none';
  return count < 4 ? `${count}` : count < 8 ? '4–7' : '8 or more';
}
