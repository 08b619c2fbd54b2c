import type { Estimate } from '../../contract/estimate.ts';
import type { EvaluatedCase } from './evaluateCase.ts';
import type { PropertyId } from './registry.ts';

export interface Property {
  /** Returns null where the property holds. */
  check: (evaluated: EvaluatedCase) => Counterexample | NotApplicable | null;
  /** Checks a slow property only in every nth run; a replay always checks it. */
  every?: number;
}

export type NamedProperty = readonly [PropertyId, Property];

/** Both sides of a property that does not hold, as text with figures. */
export interface Counterexample {
  left: string;
  right: string;
}

/** The result of a check whose property says nothing about a case; it does not count. */
export const notApplicable = 'not applicable';
type NotApplicable = typeof notApplicable;

/** Properties of some rules by their ids in the registry of rules. */
export type Properties = Partial<Readonly<Record<PropertyId, Property>>>;

export const cents = (usd: number) => Math.round(usd * 100);

export function counterexample(
  left: string,
  leftFigure: unknown,
  right: string,
  rightFigure: unknown,
): Counterexample {
  return { left: `${left} = ${leftFigure}`, right: `${right} = ${rightFigure}` };
}

export function atLeast(
  left: string,
  figure: number,
  right: string,
  least: number,
): Counterexample | null {
  return figure >= least ? null : counterexample(left, figure, `must not be below ${right}`, least);
}

export function equal<T>(
  left: string,
  figure: T,
  right: string,
  expected: T,
): Counterexample | null {
  return figure === expected ? null : counterexample(left, figure, `must equal ${right}`, expected);
}

/**
 * Returns a counterexample if a figure is not as expected, apart from the noise of floating point.
 *
 * @param size - The size of what was added up; sums of dozens of amounts may differ by parts of it.
 */
export function near(
  left: string,
  figure: number,
  right: string,
  expected: number,
  size = Math.abs(expected),
): Counterexample | null {
  return within(left, figure, `must equal ${right}`, expected, 1e-9 * Math.max(1, size));
}

export function within(
  left: string,
  figure: number,
  right: string,
  exact: number,
  allowed: number,
): Counterexample | null {
  return Math.abs(figure - exact) <= allowed ? null : counterexample(left, figure, right, exact);
}

/** Figures are exact where the rate is in whole cents and the share in whole percent (E15). */
export function isExact({ factors }: Estimate): boolean {
  const { effectiveDevTimePercentage, hourlyRateUsd } = factors;
  return (
    Number.isInteger(effectiveDevTimePercentage) && cents(hourlyRateUsd) / 100 === hourlyRateUsd
  );
}

export function sameFigures(
  left: string,
  one: Estimate,
  right: string,
  other: Estimate,
): Counterexample | null {
  return firstOf(comparedFigures, ([name, figure]) =>
    equal(`${name} ${left}`, figure(one), `that ${right}`, figure(other)),
  );
}

const comparedFigures: readonly (readonly [string, (estimate: Estimate) => number])[] = [
  ['initial total', ({ results }) => results.inHouse.initialTotal],
  ['maintenance', ({ results }) => results.inHouse.maintenance],
  ['timeline weeks', ({ timeline }) => timeline.timelineWeeks],
  ['embedded year 1', ({ results }) => results.embedded.initialTotal],
];

/** The first counterexample that a check finds among items; null if it finds none. */
export function firstOf<T>(
  items: readonly T[],
  check: (item: T) => Counterexample | null,
): Counterexample | null {
  for (const item of items) {
    const found = check(item);
    if (found) return found;
  }
  return null;
}
