import type { Outcomes, Verdict } from '../../contract/format/costComparison.ts';
import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
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
  /**
   * In-house cost minus embedded cost over the whole forecast, of the simulations that are live by its
   * end; null where the estimate itself is not (E22).
   */
  differenceUsd: Range | null;
  timelineWeeks: Range;
  /** How the simulations end. */
  outcomes: Outcomes;
  /** The likely range of the cumulative in-house cost, every third month from the start. */
  inHouseUsdByMonth: { month: number; p10: number; p90: number }[];
}

const monthsBetweenPoints = 3;

/** Read the ranges off the simulations of an estimate that was judged so. */
export function ranges(simulations: Simulations, { after36Months }: Verdict): Ranges {
  const { initialTotalUsd, timelineWeeks } = simulations;
  const liveDifferencesUsd = differencesOfLive(simulations);
  const isLive = after36Months.cheaper !== null && liveDifferencesUsd.length > 0;
  return {
    initialTotalUsd: rangeOf(initialTotalUsd.slice()),
    differenceUsd: isLive ? rangeOf(liveDifferencesUsd.slice()) : null,
    timelineWeeks: rangeOf(timelineWeeks.slice()),
    outcomes: outcomesOf(liveDifferencesUsd, timelineWeeks.length),
    inHouseUsdByMonth: likelyCosts(simulations),
  };
}

function differencesOfLive({ differenceUsd, timelineWeeks }: Simulations): Float64Array {
  return differenceUsd.filter((_, i) => (timelineWeeks[i] ?? 0) / weeksPerMonth <= forecastMonths);
}

/** In whole USD, as the verdict compares them. */
function outcomesOf(liveDifferencesUsd: Float64Array, simulationCount: number): Outcomes {
  const shareOf = (isCounted: (usd: number) => boolean) =>
    liveDifferencesUsd.filter((usd) => isCounted(Math.round(usd))).length / simulationCount;
  return {
    embeddedCheaper: shareOf((usd) => usd > 0),
    inHouseCheaper: shareOf((usd) => usd < 0),
    neither: shareOf((usd) => usd === 0),
    unfinished: (simulationCount - liveDifferencesUsd.length) / simulationCount,
  };
}

/** By nearest rank; reorders the values. */
function rangeOf(values: Float64Array): Range {
  const at = (percent: number) =>
    nthSmallest(values, Math.ceil((percent * values.length) / 100) - 1);
  return { p10: at(10), p50: at(50), p90: at(90) };
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
