import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison, CountTurn, Verdict } from '../../contract/format/costComparison.ts';
import { limits } from '../../contract/limits.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { compareCosts } from './verdict.ts';

/** An input that the analysis varies while the others stay the same. */
export type Lever = 'integrations' | 'rate' | 'hours' | 'team' | 'devTime';

/** The difference over the whole forecast with a lever at another value. */
export interface LeverOutcome {
  /** Integrations, USD an hour, percent of the planned hours, developers, percent of their time. */
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
  /** With a quarter less, or 1 less if that is more; null at the lever's limit. */
  less: LeverOutcome | null;
  /** With a quarter more, or 1 more if that is more; null at the lever's limit. */
  more: LeverOutcome | null;
  /**
   * The nearest value at which the result changes: the other side is cheaper, or an unfinished
   * build is live by the end of the forecast. Null if there is none within the limits.
   */
  turnsAt: number | null;
}

/** The difference over the whole forecast, and the influence of each lever on it. */
export interface SensitivityAnalysis {
  /** Same unit and sign as in `LeverOutcome`. */
  differenceUsd: number | null;
  /** In descending order of influence. */
  levers: Sensitivity[];
}

interface LeverRange {
  current: number;
  min: number;
  max: number;
  /** The drivers with this lever at a value. */
  driversAt: (value: number) => Drivers;
}

/**
 * Varies one lever at a time by a quarter, and finds the value of each at which the result changes.
 *
 * @param verdict - The verdict of the same inputs.
 */
export function sensitivity(inputs: CalculatorInputs, verdict: Verdict): SensitivityAnalysis {
  const base = drivers(inputs);
  const differenceUsd = differenceOf(base);
  const levers = leverRanges(inputs, base).map(([lever, range]) => ({
    lever,
    current: range.current,
    less: outcomeAt(range, Math.min(range.current - 1, Math.round(0.75 * range.current))),
    more: outcomeAt(range, Math.max(range.current + 1, Math.round(1.25 * range.current))),
    turnsAt:
      lever === 'integrations' && verdict.countTurn
        ? countOf(verdict.countTurn)
        : findTurn(range, verdict.after36Months.cheaper),
  }));
  const swing = ({ less, more }: Sensitivity) =>
    Math.abs(
      (more?.differenceUsd ?? differenceUsd ?? 0) - (less?.differenceUsd ?? differenceUsd ?? 0),
    );
  return { differenceUsd, levers: levers.sort((a, b) => swing(b) - swing(a)) };
}

/** The count of the verdict, so that page and report state the same number everywhere. */
function countOf(turn: CountTurn): number | null {
  return turn.kind === 'never' ? null : turn.count;
}

function leverRanges(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  return [
    [
      'integrations',
      {
        current: base.effectiveCount,
        min: Math.max(limits.integrationCount.min, base.selectedCount),
        max: limits.integrationCount.max,
        driversAt: (integrationCount) => drivers({ ...inputs, integrationCount }),
      },
    ],
    [
      'rate',
      {
        current: base.hourlyRateUsd,
        // A rate outside the advised range is allowed (E21), so the range is extended to it.
        min: Math.min(limits.customHourlyRateUsd.min, base.hourlyRateUsd),
        max: Math.max(limits.customHourlyRateUsd.max, base.hourlyRateUsd),
        driversAt: (hourlyRateUsd) => ({ ...base, hourlyRateUsd }),
      },
    ],
    [
      'hours',
      { current: 100, min: 1, max: 1000, driversAt: (percent) => scaleHours(base, percent) },
    ],
    [
      'team',
      {
        current: base.developerCount,
        ...limits.developerCountNumber,
        driversAt: (developerCount) => ({ ...base, developerCount }),
      },
    ],
    [
      'devTime',
      {
        current: base.effectiveDevTimePercentage,
        ...limits.devTimePercentage,
        driversAt: (effectiveDevTimePercentage) => ({ ...base, effectiveDevTimePercentage }),
      },
    ],
  ];
}

/** Scales all hours to a percentage, rounded to whole hours. */
function scaleHours(base: Drivers, percent: number): Drivers {
  const { development, maintenance } = base.hours;
  return {
    ...base,
    hours: {
      development: Math.round((development * percent) / 100),
      maintenance: Math.round((maintenance * percent) / 100),
    },
  };
}

function outcomeAt(
  { current, min, max, driversAt }: LeverRange,
  target: number,
): LeverOutcome | null {
  const value = Math.min(max, Math.max(min, target));
  const canMove = target < current ? value < current : value > current;
  return canMove ? { value, differenceUsd: differenceOf(driversAt(value)) } : null;
}

/** Finds the nearest whole value with another result; of two equally near values the higher one. */
function findTurn({ current, min, max, driversAt }: LeverRange, cheaper: Cheaper): number | null {
  const isTurned = (value: number) =>
    value >= min && value <= max && isOtherResult(cheaper, compare(driversAt(value)).cheaper);
  const above = Math.floor(current) + 1;
  const below = Math.ceil(current) - 1;
  for (let step = 0; above + step <= max || below - step >= min; step++) {
    if (isTurned(above + step)) return above + step;
    if (isTurned(below - step)) return below - step;
  }
  return null;
}

type Cheaper = CostComparison['cheaper'];

/** An unfinished build changes by going live, a verdict by the other side becoming cheaper. */
function isOtherResult(cheaper: Cheaper, other: Cheaper): boolean {
  if (cheaper === null) return other !== null;
  return other !== null && other !== 'neither' && other !== cheaper;
}

function compare(base: Drivers): CostComparison {
  return compareCosts(estimateFromDrivers(base), forecastMonths);
}

function differenceOf(base: Drivers): number | null {
  const { cheaper, byUsd } = compare(base);
  if (cheaper === null) return null;
  return cheaper === 'inHouse' ? -byUsd : byUsd;
}
