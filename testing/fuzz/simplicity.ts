import {
  type Assumptions,
  assumptionOf,
  type NumberAssumption,
  numberAssumptionNames,
  type SystemFigure,
  systemFigures,
} from '../../contract/assumptions.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import type { FuzzCase } from './fuzzCase.ts';
import { type NumberSpace, numberCost } from './simplerNumbers.ts';

/** A system, or an assumption, is worth more than any number: cases without them are simpler. */
const perPart = 1000;

/** The numbers of a case that belong to no input; 0 is the simplest of each. */
export const detailSpaces = {
  users: { min: limits.users.min, max: limits.users.max, simplest: 0, isWhole: true },
  deadlineDays: { min: -50, max: 749, simplest: 0, isWhole: true },
  number: { min: 0, max: 19_999, simplest: 0, isWhole: true },
} as const satisfies Partial<Record<keyof FuzzCase, NumberSpace>>;

export const detailNames = Object.keys(detailSpaces) as (keyof typeof detailSpaces)[];

/** The numbers of an input; its default is the simplest, or 1 if it has none. */
export function inputSpace(name: InputName): NumberSpace | null {
  const definition = definitionOf(name);
  if (definition.kind !== 'number') return null;
  const { min, max } = definition.accepted ?? definition.range;
  return { min, max, simplest: definition.default ?? 1, isWhole: definition.isWhole === true };
}

/** The numbers of an assumption; its default is the simplest, or the least plausible one. */
export function assumptionSpace(name: NumberAssumption): NumberSpace {
  const { accepted, plausible, default: simplest } = assumptionOf(name);
  return { ...accepted, simplest: simplest ?? plausible.min, isWhole: false };
}

export function figureSpace(figure: SystemFigure): NumberSpace {
  return { ...systemFigures[figure].accepted, simplest: 0, isWhole: true };
}

/** How complicated a case is; a search for the simplest only ever lowers it. */
export function caseCost(fuzzCase: FuzzCase): number {
  const inputs = inputNames.map((name) => inputCost(name, fuzzCase.inputs[name]));
  const details = detailNames.map((name) => numberCost(fuzzCase[name], detailSpaces[name]));
  return [...inputs, ...details].reduce((sum, cost) => sum + cost, 0);
}

/** How complicated the value of an input is; 0 for its default. */
export function inputCost(name: InputName, value: FuzzCase['inputs'][InputName]): number {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number': {
      const space = inputSpace(name);
      if (value === definition.default || !space) return 0;
      // "Not stated" is less common than any number.
      if (value === null || value === undefined) return 500;
      if (value === 0) return 501;
      return numberCost(Number(value), space) + (definition.default === null ? 1 : 0);
    }
    case 'choice':
      return value === definition.default ? 0 : 1 + definition.options.indexOf(String(value));
    case 'systems':
      return Array.isArray(value) ? perPart * value.length : 0;
    case 'day':
      return value ? perPart : 0;
    case 'assumptions':
      return assumptionsCost(value as Assumptions | null);
  }
}

function assumptionsCost(assumptions: Assumptions | null): number {
  if (!assumptions) return 0;
  const numbers = numberAssumptionNames.map((name) => {
    const { [name]: value } = assumptions;
    return value === undefined ? 0 : perPart + numberCost(value, assumptionSpace(name));
  });
  const figures = Object.values(assumptions.systems ?? {}).flatMap((system) =>
    Object.entries(system).map(([figure, value = 0]) => {
      return perPart + numberCost(value, figureSpace(figure as SystemFigure));
    }),
  );
  const listings = assumptions.wantsListings === false ? perPart : 0;
  return [...numbers, ...figures].reduce((sum, cost) => sum + cost, listings);
}
