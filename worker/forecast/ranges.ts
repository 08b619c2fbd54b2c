import type { Outcomes, Verdict } from '../../contract/format/costComparison.ts';
import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import { forecastMonths, inHouseCostAfter } from './cumulativeCosts.ts';
import { nthSmallest } from './nthSmallest.ts';
import type { Simulations } from './simulate.ts';

/** The 10th, 50th and 90th percentile of the simulations. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** The uncertainty of an estimate. */
export interface Ranges {
  initialTotalUsd: Range;
  /**
   * In-house minus embedded cost over the whole forecast, of the simulations whose build is live by
   * its end; null if the build of the estimate itself is not (E22).
   */
  differenceUsd: Range | null;
  timelineWeeks: Range;
  /** The fraction of simulations per outcome. */
  outcomes: Outcomes;
  /** The cumulative in-house cost at every third month from the start. */
  inHouseUsdByMonth: { month: number; p10: number; p90: number }[];
}

const pointIntervalMonths = 3;

/**
 * Summarizes simulations as percentiles and outcomes.
 *
 * @param verdict - The verdict of the estimate that was simulated.
 */
export function ranges(
  simulations: Simulations,
  verdict: Verdict,
  wageRisePercentagePerYear: number,
): Ranges {
  const { initialTotalUsd, timelineWeeks } = simulations;
  const liveDifferencesUsd = liveDifferences(simulations);
  const isLive = verdict.after36Months.cheaper !== null && liveDifferencesUsd.length > 0;
  return {
    initialTotalUsd: rangeOf(initialTotalUsd.slice()),
    differenceUsd: isLive ? rangeOf(liveDifferencesUsd.slice()) : null,
    timelineWeeks: rangeOf(timelineWeeks.slice()),
    outcomes: outcomesOf(liveDifferencesUsd, timelineWeeks.length),
    inHouseUsdByMonth: inHouseCostRanges(simulations, wageRisePercentagePerYear),
  };
}

function liveDifferences({ differenceUsd, timelineWeeks }: Simulations): Float64Array {
  return differenceUsd.filter((_, i) => (timelineWeeks[i] ?? 0) / weeksPerMonth <= forecastMonths);
}

/** Compares in whole USD, as the verdict does. */
function outcomesOf(liveDifferencesUsd: Float64Array, simulationCount: number): Outcomes {
  const fractionOf = (isCounted: (usd: number) => boolean) =>
    liveDifferencesUsd.filter((usd) => isCounted(Math.round(usd))).length / simulationCount;
  return {
    embeddedCheaper: fractionOf((usd) => usd > 0),
    inHouseCheaper: fractionOf((usd) => usd < 0),
    neither: fractionOf((usd) => usd === 0),
    unfinished: (simulationCount - liveDifferencesUsd.length) / simulationCount,
  };
}

/** Percentiles by the nearest-rank method; reorders the values. */
function rangeOf(values: Float64Array): Range {
  const percentile = (percent: number) =>
    nthSmallest(values, Math.ceil((percent * values.length) / 100) - 1);
  return { p10: percentile(10), p50: percentile(50), p90: percentile(90) };
}

function inHouseCostRanges(
  { initialTotalUsd, maintenanceUsd, timelineWeeks }: Simulations,
  wageRisePercentagePerYear: number,
): Ranges['inHouseUsdByMonth'] {
  const points: Ranges['inHouseUsdByMonth'] = [];
  const costs = new Float64Array(initialTotalUsd.length);
  for (let month = 0; month <= forecastMonths; month += pointIntervalMonths) {
    for (let i = 0; i < costs.length; i++) {
      costs[i] = inHouseCostAfter(month, {
        initialTotalUsd: initialTotalUsd[i] ?? 0,
        maintenanceUsd: maintenanceUsd[i] ?? 0,
        timelineWeeks: timelineWeeks[i] ?? 0,
        wageRisePercentagePerYear,
      });
    }
    const { p10, p90 } = rangeOf(costs);
    points.push({ month, p10, p90 });
  }
  return points;
}
