import type { CostLines, ListedCosts } from '../../contract/chart/costGeometry.ts';
import type { OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { lastMonth, weeksPerMonth } from '../../contract/format/durations.ts';
import { costStreams, sideCost, spendingOf, streamCost, turnsOf } from '../streams/costStreams.ts';

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
  const spending = spendingOf(estimated);
  return everyMonth.map((month) => ({
    ...cumulativeCost(estimated, month, spending),
    timeLostUsd: timeLostAfter(month, estimated, spending),
  }));
}

/** Computes the cost of both sides by the end of one month (E25). */
export function cumulativeCost(
  estimated: Estimate,
  month: number,
  spending = spendingOf(estimated),
): CumulativeCost {
  return {
    month,
    inHouseUsd: sideCost('inHouse', month, spending),
    embeddedUsd: sideCost('embedded', month, spending),
  };
}

/** The duration of the in-house build in months, a fraction. The build is live from then on. */
export function buildMonths({ timeline }: Pick<Estimate, 'timeline'>): number {
  return timeline.timelineWeeks / weeksPerMonth;
}

/**
 * The part of the in-house cost that the build takes by the end of a month; the rest is
 * maintenance, turnover and fees.
 */
export function buildCostAfter(
  month: number,
  estimated: Estimate,
  spending = spendingOf(estimated),
): number {
  return streamCost(costStreams.build, month, spending);
}

/**
 * The part of the in-house cost by the end of a month that the cost multiplier adds, in USD: time
 * lost, for which nobody is paid (E43).
 */
export function timeLostAfter(
  month: number,
  estimated: Estimate,
  spending = spendingOf(estimated),
): number {
  const { initialTotal } = estimated.results.inHouse;
  if (initialTotal === 0) return 0;
  return (
    (buildCostAfter(month, estimated, spending) * estimated.factors.multiplierUsd) / initialTotal
  );
}

/** Computes the points between which the costs of both sides grow evenly. */
export function costLines(estimated: Estimate): CostLines {
  const spending = spendingOf(estimated);
  const lineOf = (side: OneSide) =>
    turnsOf(side, spending).map((month) => ({ month, usd: sideCost(side, month, spending) }));
  const end = buildMonths(estimated);
  return {
    inHouse: lineOf('inHouse'),
    embedded: lineOf('embedded'),
    buildEnd: end < lastMonth ? { month: end, usd: sideCost('inHouse', end, spending) } : null,
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
