import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import type { Estimate } from '../estimate/estimate.ts';

/** How far ahead the two sides are compared. */
export const forecastMonths = 36;

/** What both sides have cost by the end of a month, in USD; month 0 is the start. */
export interface CumulativeCost {
  readonly month: number;
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
}

/** The cost of both sides month by month, from the start to the end of the forecast. */
export function cumulativeCosts(estimated: Estimate): CumulativeCost[] {
  return Array.from({ length: forecastMonths + 1 }, (_, month) => cumulativeCost(estimated, month));
}

/** The cost of both sides by the end of one month. */
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

/** How long the in-house build takes in months, a fraction; it is live from then on. */
export function buildMonths({ timeline }: Pick<Estimate, 'timeline'>): number {
  return timeline.timelineWeeks / weeksPerMonth;
}

/** In-house spends its initial cost evenly until the build is done, and maintenance from then on. */
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

/** The embedded plan costs its setup at once and its subscription every month. */
export function embeddedCostAfter(
  month: number,
  { setup, monthly }: Estimate['results']['embedded'],
): number {
  return setup + monthly * month;
}
