import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import type { Answer } from '../../worker/answer/answer.ts';

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

/**
 * Takes the cost lines from an answer, which has the cost at the start, at the end of the build and
 * after 12 and 36 months. Between these points the cost grows evenly (E17), so no worker needs to
 * be asked for the months.
 */
export function costLines({ estimate, verdict }: Answer): CostLines {
  const { after12Months, after36Months } = verdict;
  const month = estimate.timeline.timelineWeeks / weeksPerMonth;
  const buildEnd =
    month < after36Months.months ? { month, usd: estimate.results.inHouse.initialTotal } : null;
  const compared = [after12Months, after36Months];
  return {
    inHouse: [
      { month: 0, usd: 0 },
      ...compared.map(({ months, inHouseUsd }) => ({ month: months, usd: inHouseUsd })),
      ...(buildEnd ? [buildEnd] : []),
    ].sort((one, other) => one.month - other.month),
    embedded: [
      { month: 0, usd: estimate.results.embedded.setup },
      ...compared.map(({ months, embeddedUsd }) => ({ month: months, usd: embeddedUsd })),
    ],
    buildEnd,
  };
}

/** Reads a cost line at a month from 0 to 36, in USD. */
export function costAt(line: readonly CostPoint[], month: number): number {
  const next = line.findIndex((point) => point.month >= month);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) throw new RangeError(`Expected a month from 0 to 36, got ${month}.`);
  if (to.month === month) return to.usd;
  return from.usd + ((to.usd - from.usd) * (month - from.month)) / (to.month - from.month);
}
