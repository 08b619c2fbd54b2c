import type { PropertyId, RuleId } from '../../worker/estimate/rules.ts';
import { type EvaluatedCase, evaluateCase } from './evaluateCase.ts';
import { type FuzzCase, fuzzCaseOf } from './fuzzCase.ts';
import type { Counterexample, Property } from './Property.ts';
import { properties } from './properties.ts';
import { simplerCases } from './simplerCases.ts';

/** A property that does not hold, with the simplest case found that shows it. */
export interface Failure extends Counterexample {
  property: PropertyId;
  seed: number;
  /** The first run where it does not hold. */
  run: number;
  fuzzCase: FuzzCase;
}

type NamedProperty = readonly [PropertyId, Property];

/** The properties of one rule, or all of them. */
export function propertiesOf(rule: RuleId | undefined): NamedProperty[] {
  const all = Object.entries(properties) as [PropertyId, Property][];
  return all.filter(([id]) => rule === undefined || id.startsWith(`${rule}/`));
}

/** A range of runs, and the estimate that is checked in each. */
export interface RunRange {
  seed: number;
  from: number;
  /** The first run after the range. */
  to: number;
  estimate: EvaluatedCase['estimate'];
  /** Check slow properties in every run, as a replay does. */
  isThorough?: boolean;
}

/**
 * Checks properties in a range of runs and simplifies the first counterexample.
 *
 * @returns null if all properties hold
 */
export function fuzz(
  { seed, from, to, estimate, isThorough = false }: RunRange,
  checked: readonly NamedProperty[],
): Failure | null {
  for (let run = from; run < to; run++) {
    const evaluated = evaluateCase(fuzzCaseOf(seed, run), estimate);
    for (const named of checked) {
      const { check, every = 1 } = named[1];
      if (every > 1 && !isThorough && run % every !== 0) continue;
      if (check(evaluated)) return simplified(named, evaluated, seed, run);
    }
  }
  return null;
}

/** Takes the first simpler case where the same property fails, until there is none. */
function simplified(
  [property, { check }]: NamedProperty,
  evaluated: EvaluatedCase,
  seed: number,
  run: number,
): Failure {
  let { fuzzCase } = evaluated;
  for (;;) {
    const simpler = simplerCases(fuzzCase).find((candidate) =>
      check(evaluateCase(candidate, evaluated.estimate)),
    );
    if (!simpler) break;
    fuzzCase = simpler;
  }
  const counterexample = check(evaluateCase(fuzzCase, evaluated.estimate));
  if (!counterexample)
    throw new Error(`${property} failed in run ${run} and held when it was checked again.`);
  return { property, ...counterexample, seed, run, fuzzCase };
}
