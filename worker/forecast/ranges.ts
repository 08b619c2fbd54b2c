import { forecastMonths, inHouseCostAfter } from './cumulativeCosts.ts';
import { nthSmallest } from './nthSmallest.ts';
import type { Simulations } from './simulate.ts';

/** What one in ten simulations stays below, half of them, and nine in ten. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** How sure an estimate is. */
export interface Ranges {
  initialTotalUsd: Range;
  /** In-house cost less embedded cost over the whole forecast. */
  differenceUsd: Range;
  timelineWeeks: Range;
  /** The share of simulations in which embedding is the cheaper side over the whole forecast, from 0 to 1. */
  embeddedCheaperProbability: number;
  /** The likely range of the cumulative in-house cost, every third month from the start. */
  inHouseUsdByMonth: { month: number; p10: number; p90: number }[];
}

const monthsBetweenPoints = 3;

/** Read the ranges off the simulations. */
export function ranges(simulations: Simulations): Ranges {
  const { initialTotalUsd, differenceUsd, timelineWeeks } = simulations;
  return {
    initialTotalUsd: rangeOf(initialTotalUsd.slice()),
    differenceUsd: rangeOf(differenceUsd.slice()),
    timelineWeeks: rangeOf(timelineWeeks.slice()),
    embeddedCheaperProbability: shareAboveZero(differenceUsd),
    inHouseUsdByMonth: likelyCosts(simulations),
  };
}

/** By nearest rank; reorders the values. */
function rangeOf(values: Float64Array): Range {
  const at = (percent: number) =>
    nthSmallest(values, Math.ceil((percent * values.length) / 100) - 1);
  return { p10: at(10), p50: at(50), p90: at(90) };
}

function shareAboveZero(values: Float64Array): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if ((values[i] ?? 0) > 0) count++;
  return count / values.length;
}

function likelyCosts({
  initialTotalUsd,
  maintenanceUsd,
  timelineWeeks,
}: Simulations): Ranges['inHouseUsdByMonth'] {
  const points: Ranges['inHouseUsdByMonth'] = [];
  const costs = new Float64Array(initialTotalUsd.length);
  for (let month = 0; month <= forecastMonths; month += monthsBetweenPoints) {
    for (let i = 0; i < costs.length; i++) {
      costs[i] = inHouseCostAfter(
        month,
        initialTotalUsd[i] ?? 0,
        maintenanceUsd[i] ?? 0,
        timelineWeeks[i] ?? 0,
      );
    }
    const { p10, p90 } = rangeOf(costs);
    points.push({ month, p10, p90 });
  }
  return points;
}
