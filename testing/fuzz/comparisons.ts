import type { Estimate } from '../../worker/estimate/estimate.ts';
import type { Counterexample } from './Property.ts';

export const cents = (usd: number) => Math.round(usd * 100);

export function counterexample(
  left: string,
  leftFigure: unknown,
  right: string,
  rightFigure: unknown,
): Counterexample {
  return { left: `${left} = ${leftFigure}`, right: `${right} = ${rightFigure}` };
}

/** Returns a counterexample if a figure is below another one. */
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

export function near(
  left: string,
  figure: number,
  right: string,
  expected: number,
): Counterexample | null {
  return Math.abs(figure - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
    ? null
    : counterexample(left, figure, `must equal ${right}`, expected);
}

/** Figures are exact where the rate is in whole cents and the share in whole percent (E15). */
export function isExact({ factors }: Estimate): boolean {
  const rateCents = factors.hourlyRateUsd * 100;
  return (
    Number.isInteger(factors.effectiveDevTimePercentage) &&
    Math.abs(rateCents - Math.round(rateCents)) < 1e-6
  );
}

export function sameFigures(
  left: string,
  one: Estimate,
  right: string,
  other: Estimate,
): Counterexample | null {
  return (
    equal(
      `initial total ${left}`,
      one.results.inHouse.initialTotal,
      `that ${right}`,
      other.results.inHouse.initialTotal,
    ) ??
    equal(
      `maintenance ${left}`,
      one.results.inHouse.maintenance,
      `that ${right}`,
      other.results.inHouse.maintenance,
    ) ??
    equal(
      `timeline weeks ${left}`,
      one.timeline.timelineWeeks,
      `those ${right}`,
      other.timeline.timelineWeeks,
    ) ??
    equal(
      `embedded year 1 ${left}`,
      one.results.embedded.initialTotal,
      `that ${right}`,
      other.results.embedded.initialTotal,
    )
  );
}
