import { stepFigures } from '../../worker/workbook/modelSteps.ts';
import { type Coverage, countCase, countProperty } from './coverage.ts';
import { type EvaluatedCase, evaluateCase } from './evaluateCase.ts';
import { type FuzzCase, fuzzCaseOf } from './fuzzCase.ts';
import { type Counterexample, notApplicable, type Property } from './Property.ts';
import type { Product } from './product.ts';
import { workbookProperty } from './properties/estimate.ts';
import { properties } from './properties.ts';
import type { PropertyId, RuleId } from './registry.ts';
import { simplify } from './simplify.ts';

/** A property that does not hold, with the simplest case found that shows it. */
export interface Failure extends Counterexample {
  property: PropertyId;
  seed: number;
  /** The first run where it does not hold. */
  run: number;
  fuzzCase: FuzzCase;
}

export type NamedProperty = readonly [PropertyId, Property];

/** The properties of one rule with the workbook for its figures, or all of them. */
export function propertiesOf(rule: RuleId | undefined): NamedProperty[] {
  const all = Object.entries(properties) as [PropertyId, Property][];
  if (rule === undefined) return all;
  const own = all.filter(([id]) => id.startsWith(`${rule}/`));
  const step = stepFigures.find((figure) => figure.rule === rule);
  return step ? [...own, ['estimate/workbook', workbookProperty(step.rule)]] : own;
}

/** A range of runs, and the estimate that is checked in each. */
export interface RunRange {
  seed: number;
  from: number;
  /** The first run after the range. */
  to: number;
  estimate: EvaluatedCase['estimate'];
  /** The functions other than the estimate; those of the product if it is left out. */
  product?: Product;
  /** Check slow properties in every run, as a replay does. */
  isThorough?: boolean;
  /** Counts what is tried. */
  coverage?: Coverage;
}

/**
 * Checks properties in a range of runs and simplifies the first counterexample.
 *
 * @returns null if all properties hold
 */
export function fuzz(range: RunRange, checked: readonly NamedProperty[]): Failure | null {
  const found = findFailure(range, checked);
  if (!found) return null;
  return { seed: range.seed, run: found.run, ...simplified(found.named, found.evaluated) };
}

/**
 * Checks properties in a range of runs.
 *
 * @returns the first property that does not hold, and the case as it was drawn; null if all hold
 */
export function findFailure(
  { seed, from, to, estimate, product, isThorough = false, coverage }: RunRange,
  checked: readonly NamedProperty[],
): { run: number; named: NamedProperty; evaluated: EvaluatedCase } | null {
  for (let run = from; run < to; run++) {
    const evaluated = evaluateCase(fuzzCaseOf(seed, run), estimate, product);
    if (coverage) countCase(coverage, evaluated);
    for (const named of checked) {
      const [property, { check, every = 1 }] = named;
      if (every > 1 && !isThorough && run % every !== 0) continue;
      const result = check(evaluated);
      if (result === notApplicable) continue;
      if (coverage) countProperty(coverage, property);
      if (result) return { run, named, evaluated };
    }
  }
  return null;
}

/** The first property that fails for a case, as it is: not simplified. */
export function firstFailure(
  fuzzCase: FuzzCase,
  estimate: EvaluatedCase['estimate'],
  checked: readonly NamedProperty[],
  product?: Product,
): (Counterexample & { property: PropertyId }) | null {
  const evaluated = evaluateCase(fuzzCase, estimate, product);
  for (const [property, { check }] of checked) {
    const result = check(evaluated);
    if (result && result !== notApplicable) return { property, ...result };
  }
  return null;
}

/** Simplifies a case as long as the same property fails. */
function simplified(named: NamedProperty, { fuzzCase, estimate, product }: EvaluatedCase) {
  const failure = (candidate: FuzzCase) => firstFailure(candidate, estimate, [named], product);
  // A slow property is checked on fewer of the candidates.
  const maxPairs = (named[1].every ?? 1) > 64 ? 200 : Number.POSITIVE_INFINITY;
  const simplest = simplify(fuzzCase, (candidate) => failure(candidate) !== null, maxPairs);
  const counterexample = failure(simplest);
  if (!counterexample) throw new Error(`${named[0]} failed and held when it was checked again.`);
  return { ...counterexample, fuzzCase: simplest };
}
