import type { CalculatorInputs } from '../../contract/calculation.ts';
import { limits } from '../../contract/limits.ts';
import { type Drivers, drivers, estimateFrom } from '../estimate/estimate.ts';
import { cumulativeCost, forecastMonths } from './cumulativeCosts.ts';

/** What is changed, one at a time. */
export type Lever = 'integrations' | 'rate' | 'hours' | 'team' | 'timeShare';

/** A lever moved to a value, and the difference over the whole forecast there. */
export interface Moved {
  /** Integrations, USD an hour, percent of the planned hours, developers, percent of their time. */
  value: number;
  /** In-house cost less embedded cost after the forecast, in USD: above 0 where embedding is the cheaper side. */
  differenceUsd: number;
}

/** How much one lever matters: a bar of the tornado. */
export interface Sensitivity {
  lever: Lever;
  now: number;
  /** A quarter less, or one step; null at the lever's limit. */
  less: Moved | null;
  /** A quarter more, or one step; null at the lever's limit. */
  more: Moved | null;
  /** The value nearest to the present one at which the other side is the cheaper one; null where none within the limits is. */
  flipsAt: number | null;
}

/** The difference over the whole forecast, and what moves it. */
export interface SensitivityAnalysis {
  differenceUsd: number;
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

/** Change one lever at a time by a quarter, and find where each would turn the verdict (issue of the forecast). */
export function sensitivity(inputs: CalculatorInputs): SensitivityAnalysis {
  const from = drivers(inputs);
  const differenceUsd = differenceOf(from);
  const levers = leverRanges(inputs, from).map(([lever, range]) => ({
    lever,
    now: range.now,
    less: moved(range, Math.min(range.now - 1, Math.round(0.75 * range.now))),
    more: moved(range, Math.max(range.now + 1, Math.round(1.25 * range.now))),
    flipsAt: flipsAt(range, Math.sign(differenceUsd)),
  }));
  const swing = ({ less, more }: Sensitivity) =>
    Math.abs((more?.differenceUsd ?? differenceUsd) - (less?.differenceUsd ?? differenceUsd));
  return { differenceUsd, levers: levers.sort((a, b) => swing(b) - swing(a)) };
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

/** The whole value nearest to the present one at which the sign is another; upwards of two as near. */
function flipsAt({ now, min, max, at }: LeverRange, sign: number): number | null {
  const isFlipped = (value: number) =>
    value >= min && value <= max && Math.sign(differenceOf(at(value))) === -sign;
  const above = Math.floor(now) + 1;
  const below = Math.ceil(now) - 1;
  for (let step = 0; above + step <= max || below - step >= min; step++) {
    if (isFlipped(above + step)) return above + step;
    if (isFlipped(below - step)) return below - step;
  }
  return null;
}

/** In whole cents, so that sides which cost the same differ by nothing. */
function differenceOf(from: Drivers): number {
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimateFrom(from), forecastMonths);
  return Math.round((inHouseUsd - embeddedUsd) * 100) / 100;
}
