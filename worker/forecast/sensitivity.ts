import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison, CountTurn, Verdict } from '../../contract/format/costComparison.ts';
import { limits } from '../../contract/limits.ts';
import { type Drivers, drivers, estimateFrom } from '../estimate/estimate.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { compareCosts } from './verdict.ts';

/** What is changed, one at a time. */
export type Lever = 'integrations' | 'rate' | 'hours' | 'team' | 'timeShare';

/** A lever moved to a value, and the difference over the whole forecast there. */
export interface Moved {
  /** Integrations, USD an hour, percent of the planned hours, developers, percent of their time. */
  value: number;
  /**
   * In-house cost minus embedded cost after the forecast, in whole USD: above 0 where embedding is
   * cheaper. Null where nothing is live in-house by then (E22).
   */
  differenceUsd: number | null;
}

/** How much one lever matters: a bar of the tornado. */
export interface Sensitivity {
  lever: Lever;
  now: number;
  /** A quarter less, or one step; null at the lever's limit. */
  less: Moved | null;
  /** A quarter more, or one step; null at the lever's limit. */
  more: Moved | null;
  /**
   * The value at which the result turns: the nearest at which the other side is cheaper, or, where
   * nothing is live by the end of the forecast, the nearest at which the build is. Null where there
   * is none within the limits.
   */
  turnsAt: number | null;
}

/** The difference over the whole forecast, and what moves it. */
export interface SensitivityAnalysis {
  /** As `Moved` has it. */
  differenceUsd: number | null;
  /** The most influential first. */
  levers: Sensitivity[];
}

interface LeverRange {
  now: number;
  min: number;
  max: number;
  /** The drivers with this lever at a value. */
  at: (value: number) => Drivers;
}

/**
 * Change one lever at a time by a quarter, and find where each would turn the result.
 *
 * @param judged - The verdict of the inputs.
 */
export function sensitivity(inputs: CalculatorInputs, judged: Verdict): SensitivityAnalysis {
  const from = drivers(inputs);
  const differenceUsd = differenceOf(from);
  const levers = leverRanges(inputs, from).map(([lever, range]) => ({
    lever,
    now: range.now,
    less: moved(range, Math.min(range.now - 1, Math.round(0.75 * range.now))),
    more: moved(range, Math.max(range.now + 1, Math.round(1.25 * range.now))),
    turnsAt:
      lever === 'integrations' && judged.countTurn
        ? turnOf(judged.countTurn)
        : turnsAt(range, judged.after36Months.cheaper),
  }));
  const swing = ({ less, more }: Sensitivity) =>
    Math.abs(
      (more?.differenceUsd ?? differenceUsd ?? 0) - (less?.differenceUsd ?? differenceUsd ?? 0),
    );
  return { differenceUsd, levers: levers.sort((a, b) => swing(b) - swing(a)) };
}

/** The count that the verdict names, so that both name the same. */
function turnOf(turn: CountTurn): number | null {
  return turn.kind === 'never' ? null : turn.count;
}

function leverRanges(inputs: CalculatorInputs, from: Drivers): [Lever, LeverRange][] {
  return [
    [
      'integrations',
      {
        now: from.effectiveCount,
        min: Math.max(limits.integrationCount.min, from.selectedCount),
        max: limits.integrationCount.max,
        at: (integrationCount) => drivers({ ...inputs, integrationCount }),
      },
    ],
    [
      'rate',
      {
        now: from.hourlyRateUsd,
        // A rate outside the advised range counts (E21), so the way back to the range is part of it.
        min: Math.min(limits.customHourlyRateUsd.min, from.hourlyRateUsd),
        max: Math.max(limits.customHourlyRateUsd.max, from.hourlyRateUsd),
        at: (hourlyRateUsd) => ({ ...from, hourlyRateUsd }),
      },
    ],
    ['hours', { now: 100, min: 1, max: 1000, at: (percent) => withHours(from, percent) }],
    [
      'team',
      {
        now: from.developerCount,
        ...limits.developerCountNumber,
        at: (developerCount) => ({ ...from, developerCount }),
      },
    ],
    [
      'timeShare',
      {
        now: from.timeSharePercentage,
        ...limits.devTimePercentage,
        at: (timeSharePercentage) => ({ ...from, timeSharePercentage }),
      },
    ],
  ];
}

/** A percentage of all hours, whole again. */
function withHours(from: Drivers, percent: number): Drivers {
  const { development, maintenance } = from.hours;
  return {
    ...from,
    hours: {
      development: Math.round((development * percent) / 100),
      maintenance: Math.round((maintenance * percent) / 100),
    },
  };
}

function moved({ now, min, max, at }: LeverRange, to: number): Moved | null {
  const value = Math.min(max, Math.max(min, to));
  const isOnItsWay = to < now ? value < now : value > now;
  return isOnItsWay ? { value, differenceUsd: differenceOf(at(value)) } : null;
}

/** The nearest whole value with another result; upwards of two that are as near. */
function turnsAt({ now, min, max, at }: LeverRange, cheaper: Cheaper): number | null {
  const isTurned = (value: number) =>
    value >= min && value <= max && turns(cheaper, compared(at(value)).cheaper);
  const above = Math.floor(now) + 1;
  const below = Math.ceil(now) - 1;
  for (let step = 0; above + step <= max || below - step >= min; step++) {
    if (isTurned(above + step)) return above + step;
    if (isTurned(below - step)) return below - step;
  }
  return null;
}

type Cheaper = CostComparison['cheaper'];

/** An unfinished build turns by getting live; a verdict turns by the other side becoming cheaper. */
function turns(cheaper: Cheaper, other: Cheaper): boolean {
  if (cheaper === null) return other !== null;
  return other !== null && other !== 'neither' && other !== cheaper;
}

function compared(from: Drivers): CostComparison {
  return compareCosts(estimateFrom(from), forecastMonths);
}

function differenceOf(from: Drivers): number | null {
  const { cheaper, byUsd } = compared(from);
  if (cheaper === null) return null;
  return cheaper === 'inHouse' ? -byUsd : byUsd;
}
