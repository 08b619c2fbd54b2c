import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf, type Verdict } from '../../contract/claims.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import type { Lever } from '../../contract/format/leverTexts.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import {
  driversWith,
  type LeverJudgement,
  type LeverRange,
  leverRanges,
  leverTurn,
} from './leverRanges.ts';
import { compareCosts } from './verdict.ts';

/** The difference over the whole forecast with a lever at another value. */
export interface LeverOutcome {
  /**
   * Integrations, USD an hour, percent of the planned hours, developers, percent of their time,
   * percent of the build a year, listings wanted (1) or not (0), percent of the plan's list price,
   * percent a year, hours once or a month for each integration, or weeks.
   */
  value: number;
  /**
   * In-house minus embedded cost after the forecast in whole USD; positive if embedding is cheaper.
   * Null if nothing is live in-house by then (E22).
   */
  differenceUsd: number | null;
}

/** The influence of one lever: a bar of the tornado chart. */
export interface Sensitivity {
  lever: Lever;
  current: number;
  /** The part of it that is our judgement; null for none. */
  judgement: LeverJudgement | null;
  /**
   * An input: with a quarter less, or 1 less if that is more. An assumption: at the low end of its
   * plausible range. Null if it cannot move there.
   */
  less: LeverOutcome | null;
  /** The same upwards. Both ends may lie on one side of an assumption outside its range. */
  more: LeverOutcome | null;
  /**
   * The nearest value at which the result changes: the other side is cheaper, or an unfinished
   * build is live by the end of the forecast. Null if there is none within the limits.
   */
  breakEvenValue: number | null;
}

/** The difference over the whole forecast, and the influence of each lever on it. */
export interface SensitivityAnalysis {
  /** Same unit and sign as in `LeverOutcome`. */
  differenceUsd: number | null;
  /** In descending order of influence. */
  levers: readonly Sensitivity[];
}

/**
 * Varies one input at a time by a quarter and one assumption at a time within its plausible range,
 * and finds the value of each at which the result changes.
 *
 * @param verdict - The verdict of the same inputs.
 */
export function sensitivity(inputs: CalculatorInputs, verdict: Verdict): SensitivityAnalysis {
  const base = drivers(inputs);
  const differenceUsd = differenceOf(base);
  const { cheaper } = verdict.after36Months;
  // The count of the verdict, so that page and report state the same number everywhere.
  const turn = claimOf(verdict.claims, 'breakEvenCount');
  const levers = leverRanges(inputs, base, differenceUsd !== null).map(([lever, range]) => {
    const { current, judgement = null } = range;
    const outcomeAt = (value: number | null): LeverOutcome | null =>
      value === null || value === current
        ? null
        : { value, differenceUsd: differenceOf(driversWith(lever, value, inputs, base)) };
    return {
      lever,
      current,
      judgement,
      less: outcomeAt(endOf(range, 'min')),
      more: outcomeAt(endOf(range, 'max')),
      breakEvenValue:
        lever === 'integrations' && turn
          ? turn.count
          : leverTurn(lever, range, cheaper, inputs, base),
    };
  });
  // Both ends may lie on the same side of the current value, as those of the maintenance rule do.
  const swing = ({ less, more }: Sensitivity) => {
    const reached = [less, more, { differenceUsd }].map((outcome) => outcome?.differenceUsd);
    const differences = reached.map((reachedUsd) => reachedUsd ?? differenceUsd ?? 0);
    return Math.max(...differences) - Math.min(...differences);
  };
  return { differenceUsd, levers: levers.sort((a, b) => swing(b) - swing(a)) };
}

/** A quarter away, at least 1, or the end of the plausible range; null if it cannot move there. */
function endOf({ current, min, max, plausible }: LeverRange, end: 'min' | 'max'): number | null {
  if (plausible) return plausible[end];
  if (end === 'min') {
    const less = Math.max(min, Math.min(current - 1, Math.round(0.75 * current)));
    return less < current ? less : null;
  }
  const more = Math.min(max, Math.max(current + 1, Math.round(1.25 * current)));
  return more > current ? more : null;
}

/** In-house minus embedded over the forecast in whole USD; null where nothing is live (E22). */
export function differenceOf(base: Drivers): number | null {
  const { cheaper, byUsd } = compareCosts(estimateFromDrivers(base), forecastMonths);
  if (cheaper === null) return null;
  return cheaper === 'inHouse' ? -byUsd : byUsd;
}
