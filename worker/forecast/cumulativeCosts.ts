import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import type { Estimate } from '../estimate/estimate.ts';

/** The length of the forecast. */
export const forecastMonths = 36;

/** The total cost of both sides by the end of a month, in USD. */
export interface CumulativeCost {
  /** 0 is the start. */
  readonly month: number;
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
}

/** Computes the cost of both sides for every month from 0 to the end of the forecast. */
export function cumulativeCosts(estimated: Estimate): CumulativeCost[] {
  return Array.from({ length: forecastMonths + 1 }, (_, month) => cumulativeCost(estimated, month));
}

/** Computes the cost of both sides by the end of one month. */
export function cumulativeCost({ results, timeline }: Estimate, month: number): CumulativeCost {
  const { inHouse, embedded } = results;
  return {
    month,
    inHouseUsd: inHouseCostAfter(
      month,
      inHouse.initialTotal,
      inHouse.maintenance,
      timeline.timelineWeeks,
    ),
    embeddedUsd: embeddedCostAfter(month, embedded),
  };
}

/** The duration of the in-house build in months, a fraction. The build is live from then on. */
export function buildMonths({ timeline }: Pick<Estimate, 'timeline'>): number {
  return timeline.timelineWeeks / weeksPerMonth;
}

/** The in-house cost: the initial cost, spread evenly over the build, then maintenance. */
export function inHouseCostAfter(
  month: number,
  initialTotalUsd: number,
  maintenanceUsd: number,
  timelineWeeks: number,
): number {
  const months = timelineWeeks / weeksPerMonth;
  if (month < months) return (initialTotalUsd * month) / months;
  return initialTotalUsd + maintenanceUsd * (month - months);
}

/**
 * The part of the in-house cost that the build takes by the end of a month; the rest is
 * maintenance.
 */
export function buildCostAfter(month: number, estimated: Estimate): number {
  const { initialTotal } = estimated.results.inHouse;
  const months = buildMonths(estimated);
  return month < months ? (initialTotal * month) / months : initialTotal;
}

/** The embedded cost: the setup fee at the start, and the subscription of every month. */
export function embeddedCostAfter(
  month: number,
  { setup, monthly }: Estimate['results']['embedded'],
): number {
  return setup + monthly * month;
}
