import { weeksPerMonth } from '../../contract/wording/formatTimeline.ts';
import type { Estimate } from '../estimate/estimate.ts';

/** How far ahead the two sides are compared. */
export const forecastMonths = 36;

/** What both sides have cost by the end of a month, in USD; month 0 is the start. */
export interface CumulativeCost {
  readonly month: number;
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
}

/**
 * The cost of both sides month by month. In-house spends its initial cost evenly until the build
 * is done and maintenance from then on; the embedded plan costs its setup at once and its
 * subscription every month.
 */
export function cumulativeCosts({ results, timeline }: Estimate): CumulativeCost[] {
  const buildMonths = timeline.timelineWeeks / weeksPerMonth;
  const { inHouse, albato: embedded } = results;
  return Array.from({ length: forecastMonths + 1 }, (_, month) => {
    const builtShare = buildMonths > 0 ? Math.min(1, month / buildMonths) : 1;
    return {
      month,
      inHouseUsd:
        inHouse.initialTotal * builtShare + inHouse.maintenance * Math.max(0, month - buildMonths),
      embeddedUsd: embedded.setup + embedded.monthly * month,
    };
  });
}
