import type { Estimate } from '../estimate/estimate.ts';
import { buildMonths, cumulativeCost, forecastMonths } from './cumulativeCosts.ts';

/** A cost in USD by the end of a month; 0 is the start. */
export interface CostPoint {
  readonly month: number;
  readonly usd: number;
}

/** The cumulative cost of both sides over 36 months, as points of straight lines by month. */
export interface CostLines {
  inHouse: readonly CostPoint[];
  embedded: readonly CostPoint[];
  /** Null where the build is not live by month 36. */
  buildEnd: CostPoint | null;
}

/** Costs grow evenly within a year, but for the end of the build (E25). */
const yearEnds = [0, 12, 24, forecastMonths];

/** Computes the points between which the costs of both sides grow evenly. */
export function costLines(estimated: Estimate): CostLines {
  const inHouseAt = (month: number) => ({
    month,
    usd: cumulativeCost(estimated, month).inHouseUsd,
  });
  const end = buildMonths(estimated);
  const buildEnd = end < forecastMonths ? inHouseAt(end) : null;
  return {
    inHouse: [...yearEnds.map(inHouseAt), ...(buildEnd ? [buildEnd] : [])].sort(
      (one, other) => one.month - other.month,
    ),
    embedded: yearEnds.map((month) => ({
      month,
      usd: cumulativeCost(estimated, month).embeddedUsd,
    })),
    buildEnd,
  };
}
