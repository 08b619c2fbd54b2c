import type { ChartCosts } from '../../contract/chart/costGeometry.ts';
import type { Verdict } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { forecastMonths, lastMonth, weeksPerMonth } from '../../contract/format/durations.ts';
import type { Outcomes } from '../../contract/format/simulationTexts.ts';
import { type CostHorizon, costHorizons } from '../../contract/horizons.ts';
import { sideCost, spendingOf } from '../streams/costStreams.ts';
import { buildMonths, cumulativeCost } from './cumulativeCosts.ts';
import { type Histogram, histogram, nthSmallest } from './distribution.ts';
import { embeddedCost, inHouseCost, type Simulations } from './simulate.ts';
import { shownExtraUsd } from './verdict.ts';

/** The 10th, 50th and 90th percentile of the simulations, and where the estimate lies in them. */
export interface Range {
  p10: number;
  p50: number;
  p90: number;
  estimate: number;
  /** The share of the simulations below the estimate, from 0 to 1; equal ones count half. */
  shareBelow: number;
}

/** The 10th and 90th percentile of the cost by the end of a month, in USD. */
export type MonthRange = NonNullable<ChartCosts['ranges']>['inHouseUsdByMonth'][number];

/** The uncertainty of an estimate, on both sides (E26). */
export interface Ranges {
  initialTotalUsd: Range;
  /**
   * Both costs over the whole forecast, of all simulations. What an unfinished build has cost by
   * then is nearly the same in all of them; null where its estimate lies outside that range.
   */
  inHouseUsd: Range | null;
  embeddedUsd: Range;
  /**
   * In-house minus embedded cost over the whole forecast, of the simulations whose build is live by
   * its end; null if the build of the estimate itself is not (E22). The estimate is that of the
   * verdict, in whole USD.
   */
  differenceUsd: Range | null;
  /** The distribution of that difference; null where it is. */
  differenceHistogram: Histogram | null;
  timelineWeeks: Range;
  embeddedWeeks: Range;
  /** The fraction of simulations per outcome, after each horizon. */
  outcomes: Readonly<Record<CostHorizon, Outcomes>>;
  /**
   * Whether most simulations go live later than estimated, and a build that takes longer costs less
   * by the end of the forecast: a month of maintenance then costs more than a month of building.
   */
  isDelayCheaper: boolean;
  hasPriceRise: boolean;
  /** The cumulative cost of each side at every third month; empty where it has no range. */
  inHouseUsdByMonth: MonthRange[];
  embeddedUsdByMonth: MonthRange[];
  /** In-house minus embedded over each horizon, of all simulations. */
  differenceUsdByHorizon: MonthRange[];
}

/** Every third month from the start to the last. */
const pointMonths = Array.from({ length: lastMonth / 3 + 1 }, (_, quarter) => 3 * quarter);

/**
 * Summarizes simulations as percentiles and outcomes.
 *
 * @param verdict - The verdict of the estimate that was simulated.
 */
export function ranges(simulations: Simulations, verdict: Verdict, estimated: Estimate): Ranges {
  const { initialTotalUsd, timelineWeeks, embeddedWeeks } = simulations;
  const isLive =
    verdict.after36Months.cheaper !== null &&
    liveDifferences(simulations, forecastMonths).length > 0;
  const { results, timeline } = estimated;
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, forecastMonths);
  const fillDifferences = differences(simulations, estimated);
  const outcomesAfter = (months: CostHorizon) => {
    const after = { timelineWeeks, differenceUsd: new Float64Array(timelineWeeks.length) };
    fillDifferences(months, after.differenceUsd);
    return outcomesOf(liveDifferences(after, months), timelineWeeks.length);
  };
  const inHouseUsdByMonth = likelyByMonth('inHouse', simulations, estimated, pointMonths);
  const weeks = rangeOf(timelineWeeks, timeline.timelineWeeks);
  const inHouse = rangeOf(simulations.inHouseUsd, inHouseUsd);
  const hasInHouse = verdict.after36Months.cheaper !== null || isWithin(inHouse);
  return {
    initialTotalUsd: rangeOf(initialTotalUsd, results.inHouse.initialTotal),
    inHouseUsd: hasInHouse ? inHouse : null,
    embeddedUsd: rangeOf(simulations.embeddedUsd, embeddedUsd),
    differenceHistogram: isLive ? histogram(simulations.differenceUsd) : null,
    differenceUsd: isLive
      ? rangeOf(simulations.differenceUsd, shownExtraUsd({ inHouseUsd, embeddedUsd }))
      : null,
    timelineWeeks: weeks,
    embeddedWeeks: rangeOf(embeddedWeeks, timeline.embeddedWeeks),
    outcomes: {
      12: outcomesAfter(12),
      36: outcomesOf(liveDifferences(simulations, forecastMonths), timelineWeeks.length),
      60: outcomesAfter(60),
    },
    hasPriceRise: estimated.escalation.planRisePercentagePerYear > 0,
    isDelayCheaper: isUsuallyLater(weeks) && isLongerBuildCheaper(estimated),
    inHouseUsdByMonth:
      buildMonths(estimated) <= lastMonth || isLastWithin(inHouseUsdByMonth, estimated)
        ? inHouseUsdByMonth
        : [],
    embeddedUsdByMonth: likelyByMonth('embedded', simulations, estimated, pointMonths),
    differenceUsdByHorizon: likelyByMonth('difference', simulations, estimated, costHorizons),
  };
}

/** Whether the cost at the last month lies in its likely range. */
function isLastWithin(range: readonly MonthRange[], estimated: Estimate): boolean {
  const last = range.at(-1);
  return (
    last !== undefined &&
    isWithin({ ...last, estimate: cumulativeCost(estimated, last.month).inHouseUsd })
  );
}

/** Whether most simulations take longer than estimated. */
export function isUsuallyLater({ shareBelow }: Pick<Range, 'shareBelow'>): boolean {
  return shareBelow < 0.5;
}

/** Whether an estimate lies in its range as both are shown, in whole USD. */
export function isWithin({ p10, estimate, p90 }: Pick<Range, 'p10' | 'estimate' | 'p90'>): boolean {
  const shown = Math.round(estimate);
  return shown >= Math.round(p10) && shown <= Math.round(p90);
}

/** Whether the build is live within the forecast, and a longer one would cost less by its end. */
function isLongerBuildCheaper(estimated: Estimate): boolean {
  const spending = spendingOf(estimated);
  const { initialTotalUsd, timelineWeeks } = spending;
  // A tenth more hours take a tenth more time.
  const longer = {
    ...spending,
    initialTotalUsd: 1.1 * initialTotalUsd,
    timelineWeeks: 1.1 * timelineWeeks,
  };
  return (
    buildMonths(estimated) < forecastMonths &&
    sideCost('inHouse', forecastMonths, longer) < sideCost('inHouse', forecastMonths, spending)
  );
}

function liveDifferences(
  { differenceUsd, timelineWeeks }: Pick<Simulations, 'differenceUsd' | 'timelineWeeks'>,
  months: CostHorizon,
): Float64Array {
  return differenceUsd.filter((_, i) => (timelineWeeks[i] ?? 0) / weeksPerMonth <= months);
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
export function percentileOf(values: Float64Array, percent: number): number {
  return nthSmallest(values, Math.ceil((percent * values.length) / 100) - 1);
}

function rangeOf(values: Float64Array, estimate: number): Range {
  const reordered = values.slice();
  return {
    p10: percentileOf(reordered, 10),
    p50: percentileOf(reordered, 50),
    p90: percentileOf(reordered, 90),
    estimate,
    shareBelow: shareBelow(values, estimate),
  };
}

function shareBelow(values: Float64Array, estimate: number): number {
  // A tenth of a cent keeps the noise of floating point from telling equal values apart.
  const noise = 0.001;
  let below = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    if (value < estimate - noise) below += 1;
    else if (value <= estimate + noise) below += 0.5;
  }
  return below / values.length;
}

/** The likely cost of a side, or the likely difference, by the end of some months. */
export function likelyByMonth(
  figure: keyof typeof costsOf,
  simulations: Simulations,
  estimated: Estimate,
  months: readonly number[],
): MonthRange[] {
  const costs = new Float64Array(simulations.ownOnceUsd.length);
  const fill = costsOf[figure](simulations, estimated);
  return months.map((month) => {
    fill(month, costs);
    return { month, p10: percentileOf(costs, 10), p90: percentileOf(costs, 90) };
  });
}

/** What writes each figure; the difference is in-house minus embedded, of all simulations. */
const costsOf = { inHouse: inHouseCosts, embedded: embeddedCosts, difference: differences };

/** Returns a function that writes the in-house cost of each simulation by the end of a month. */
function inHouseCosts(simulations: Simulations, estimated: Estimate) {
  const { initialTotalUsd, maintenanceUsd, timelineWeeks } = simulations;
  return (month: number, costs: Float64Array) => {
    const costAfter = inHouseCost(estimated, month);
    for (let i = 0; i < costs.length; i++) {
      const weeks = timelineWeeks[i] ?? 0;
      costs[i] = costAfter(initialTotalUsd[i] ?? 0, maintenanceUsd[i] ?? 0, weeks);
    }
  };
}

/** The median embedded cost by the end of some months, in USD. */
export function embeddedMedians(
  simulations: Simulations,
  estimated: Estimate,
  months: readonly number[],
): number[] {
  const costs = new Float64Array(simulations.ownOnceUsd.length);
  const fill = embeddedCosts(simulations, estimated);
  return months.map((month) => {
    fill(month, costs);
    return percentileOf(costs, 50);
  });
}

/** Returns a function that writes the embedded cost of each simulation by the end of a month. */
function embeddedCosts(simulations: Simulations, estimated: Estimate) {
  const { planRisePercentagePerYear, ownOnceUsd, ownMonthlyUsd } = simulations;
  return (month: number, costs: Float64Array) => {
    const costAfter = embeddedCost(estimated, month);
    for (let i = 0; i < costs.length; i++) {
      const rise = planRisePercentagePerYear[i] ?? 0;
      costs[i] = costAfter(rise, ownOnceUsd[i] ?? 0, ownMonthlyUsd[i] ?? 0);
    }
  };
}

/** Returns a function that writes in-house minus embedded of each simulation by a month's end. */
function differences(simulations: Simulations, estimated: Estimate) {
  const embeddedUsd = new Float64Array(simulations.ownOnceUsd.length);
  const fillInHouse = inHouseCosts(simulations, estimated);
  const fillEmbedded = embeddedCosts(simulations, estimated);
  return (month: number, costs: Float64Array) => {
    fillInHouse(month, costs);
    fillEmbedded(month, embeddedUsd);
    for (let i = 0; i < costs.length; i++) costs[i] = (costs[i] ?? 0) - (embeddedUsd[i] ?? 0);
  };
}
