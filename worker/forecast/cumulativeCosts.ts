import type { CostLines, ListedCosts } from '../../contract/chart/costGeometry.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  forecastMonths,
  lastMonth,
  monthsPerYear,
  weeksPerMonth,
  yearEnds,
} from '../../contract/format/durations.ts';
import { escalatedMonths } from '../estimate/moneyOverTime.ts';

/** The total cost of both sides by the end of a month, in USD. */
export interface CumulativeCost {
  /** 0 is the start. */
  readonly month: number;
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
}

/** The same, with the part of the in-house cost that is time lost, and no cash (E43). */
export interface MonthlyCost extends CumulativeCost {
  readonly timeLostUsd: number;
}

const everyMonth = Array.from({ length: lastMonth + 1 }, (_, month) => month);

/** Computes the cost of both sides for every month from 0 to 60. */
export function cumulativeCosts(estimated: Estimate): MonthlyCost[] {
  return everyMonth.map((month) => ({
    ...cumulativeCost(estimated, month),
    timeLostUsd: timeLostAfter(month, estimated),
  }));
}

/** Computes the cost of both sides by the end of one month (E25). */
export function cumulativeCost(estimated: Estimate, month: number): CumulativeCost {
  return {
    month,
    inHouseUsd: inHouseCostAfter(month, inHouseSpending(estimated)),
    embeddedUsd: embeddedCostAfter(month, embeddedSpending(estimated)),
  };
}

/** The duration of the in-house build in months, a fraction. The build is live from then on. */
export function buildMonths({ timeline }: Pick<Estimate, 'timeline'>): number {
  return timeline.timelineWeeks / weeksPerMonth;
}

/** The figures that determine the in-house cost over time. */
export function inHouseSpending({ results, timeline, escalation }: Estimate) {
  const { platformMonthlyUsd, turnoverMonthlyUsd, feesYearlyUsd } = escalation;
  return {
    initialTotalUsd: results.inHouse.initialTotal,
    /** Work after go-live; it rises with wages, hosting of a platform does not. */
    maintenanceUsd: results.inHouse.maintenance - platformMonthlyUsd,
    platformMonthlyUsd,
    turnoverMonthlyUsd,
    feesYearlyUsd,
    timelineWeeks: timeline.timelineWeeks,
    wageRisePercentagePerYear: escalation.wageRisePercentagePerYear,
  };
}

/**
 * The in-house cost by the end of a month: the initial cost, spread evenly over the build, then
 * maintenance; from the start on turnover, and fees in the first month of each year. Allocates
 * nothing.
 */
export function inHouseCostAfter(
  month: number,
  {
    initialTotalUsd,
    maintenanceUsd,
    platformMonthlyUsd,
    turnoverMonthlyUsd,
    feesYearlyUsd,
    timelineWeeks,
    wageRisePercentagePerYear,
  }: ReturnType<typeof inHouseSpending>,
): number {
  const months = timelineWeeks / weeksPerMonth;
  const rise = wageRisePercentagePerYear;
  const worked = escalatedMonths(month, rise);
  const fromStartUsd = turnoverMonthlyUsd * worked + feesYearlyUsd * feeMonths(month);
  if (month < months) return (initialTotalUsd * worked) / months + fromStartUsd;
  const built = escalatedMonths(months, rise);
  return (
    initialTotalUsd * (months === 0 ? 1 : built / months) +
    maintenanceUsd * (worked - built) +
    platformMonthlyUsd * (month - months) +
    fromStartUsd
  );
}

/** How many first months of a year there are by the end of a month; its part counts in part. */
export function feeMonths(month: number): number {
  const years = Math.floor(month / monthsPerYear);
  return years + Math.min(1, month - years * monthsPerYear);
}

/**
 * The part of the in-house cost that the build takes by the end of a month; the rest is
 * maintenance, turnover and fees.
 */
export function buildCostAfter(month: number, estimated: Estimate): number {
  return inHouseCostAfter(month, {
    ...inHouseSpending(estimated),
    maintenanceUsd: 0,
    platformMonthlyUsd: 0,
    turnoverMonthlyUsd: 0,
    feesYearlyUsd: 0,
  });
}

/**
 * The part of the in-house cost by the end of a month that the cost multiplier adds, in USD: time
 * lost, for which nobody is paid (E43).
 */
export function timeLostAfter(month: number, estimated: Estimate): number {
  const { initialTotal } = estimated.results.inHouse;
  if (initialTotal === 0) return 0;
  return (buildCostAfter(month, estimated) * estimated.factors.multiplierUsd) / initialTotal;
}

/** The figures that determine the embedded cost over time. */
export function embeddedSpending({ price, escalation, leavingUsd, assumed }: Estimate) {
  const monthlyUsd = price.monthlyUsd + escalation.overageMonthlyUsd;
  // A month that has begun counts.
  const leavingMonth = Math.ceil(assumed.leavingMonth);
  return { ...escalation, ...price, monthlyUsd, leavingUsd, leavingMonth };
}

/**
 * The embedded cost by the end of a month: setup and own work at the start, then the subscription
 * with overage, and own work, of every month, and the work to leave in its month.
 */
export function embeddedCostAfter(
  month: number,
  spending: ReturnType<typeof embeddedSpending>,
): number {
  const { setupUsd, ownOnceUsd, ownMonthlyUsd, wageRisePercentagePerYear } = spending;
  return (
    setupUsd +
    ownOnceUsd +
    subscriptionAfter(month, spending) +
    ownMonthlyUsd * escalatedMonths(month, wageRisePercentagePerYear) +
    spending.leavingUsd * monthsOfLeaving(month, spending.leavingMonth)
  );
}

/** 1 from the end of the month of leaving on, and its part within it; 0 without one. */
export function monthsOfLeaving(month: number, leavingMonth: number): number {
  return leavingMonth > 0 ? Math.min(1, Math.max(0, month - leavingMonth + 1)) : 0;
}

/** The subscription with overage by a month, which may be a fraction; allocates nothing. */
function subscriptionAfter(
  month: number,
  spending: Pick<
    ReturnType<typeof embeddedSpending>,
    'monthlyUsd' | 'usdByMonth' | 'overageMonthlyUsd' | 'planRisePercentagePerYear'
  >,
): number {
  const { monthlyUsd, usdByMonth, overageMonthlyUsd, planRisePercentagePerYear: rise } = spending;
  if (!usdByMonth) return monthlyUsd * escalatedMonths(month, rise);
  let usd = overageMonthlyUsd * escalatedMonths(month, rise);
  let factor = 1;
  for (let index = 0; index < month; index++) {
    if (index > 0 && index % monthsPerYear === 0) factor *= 1 + rise / 100;
    usd += factor * Math.min(month - index, 1) * (usdByMonth[index] ?? 0);
  }
  return usd;
}

/** Computes the points between which the costs of both sides grow evenly. */
export function costLines(estimated: Estimate): CostLines {
  const end = buildMonths(estimated);
  const isLive = end < lastMonth;
  // Fees rise in the first month of each year.
  const feeEnds = estimated.escalation.feesYearlyUsd > 0 ? yearEnds.slice(0, -1) : [];
  const months = [...yearEnds, ...feeEnds.map((month) => month + 1), ...(isLive ? [end] : [])].sort(
    (a, b) => a - b,
  );
  // With other users each month has another price until the last, and leaving falls in one month.
  const { leavingMonth } = embeddedSpending(estimated);
  const priced = estimated.price.usdByMonth ? everyMonth.slice(0, forecastMonths + 1) : [];
  const leaving = leavingMonth > 0 ? [leavingMonth - 1, leavingMonth] : [];
  const embedded = [...new Set([...priced, ...yearEnds, ...leaving])].sort((a, b) => a - b);
  const inHouse = months.map((month) => ({
    month,
    usd: cumulativeCost(estimated, month).inHouseUsd,
  }));
  return {
    inHouse,
    embedded: embedded.map((month) => ({
      month,
      usd: cumulativeCost(estimated, month).embeddedUsd,
    })),
    buildEnd: isLive ? { month: end, usd: cumulativeCost(estimated, end).inHouseUsd } : null,
  };
}

/** Computes the same with the part of the in-house cost that is time lost. */
export function listedCosts(estimated: Estimate): ListedCosts {
  const lines = costLines(estimated);
  const timeLost = lines.inHouse.map(({ month }) => ({
    month,
    usd: timeLostAfter(month, estimated),
  }));
  return { ...lines, timeLost };
}
