import { isVisibleRange } from '../uncertainty.ts';

/** The last month of the chart; it starts at month 0. */
export const lastChartMonth = 36;

interface CostPoint {
  readonly month: number;
  readonly usd: number;
}

interface MonthRange {
  readonly month: number;
  readonly p10: number;
  readonly p90: number;
}

/** The cumulative costs of both sides. The ranges are known only where they were simulated. */
export interface ChartCosts {
  readonly lines: {
    readonly inHouse: readonly CostPoint[];
    readonly embedded: readonly CostPoint[];
    /** Null where the build is not live by the last month. */
    readonly buildEnd: CostPoint | null;
  };
  readonly ranges?: {
    readonly inHouseUsdByMonth: readonly MonthRange[];
    readonly embeddedUsdByMonth: readonly MonthRange[];
  };
  readonly verdict: { readonly breakEvenMonth: number | null };
}

/** The edges of the area between the axes, in any unit; y grows downwards. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Computes where page, print sheet and report draw the cost chart in an area. */
export function costGeometry(
  { lines, ranges, verdict: { breakEvenMonth } }: ChartCosts,
  { left, right, top, bottom }: PlotArea,
) {
  const ends = [lines.inHouse, lines.embedded].map((line) => line.at(-1)?.usd ?? 0);
  const rangeEnds = [ranges?.inHouseUsdByMonth, ranges?.embeddedUsdByMonth].map(
    (range) => range?.at(-1)?.p90 ?? 0,
  );
  // Costs only grow, so the highest are at the end. The axis has a length even where nothing costs.
  const topUsd = roundMaximum(Math.max(1, ...ends, ...rangeEnds));
  const at = (month: number, usd: number): Point => ({
    x: left + (month / lastChartMonth) * (right - left),
    y: bottom - (usd / topUsd) * (bottom - top),
  });
  const side = (line: readonly CostPoint[], range: readonly MonthRange[] = []) => ({
    line: line.map(({ month, usd }) => at(month, usd)),
    end: at(lastChartMonth, line.at(-1)?.usd ?? 0),
    /** The outline of the likely range from P10 to P90; null where it has no width. */
    band: isVisibleRange(range.at(-1))
      ? [
          ...range.map(({ month, p90 }) => at(month, p90)),
          ...range.toReversed().map(({ month, p10 }) => at(month, p10)),
        ]
      : null,
  });
  return {
    at,
    grid: [0, 1, 2, 3, 4].map((quarter) => {
      const usd = (topUsd * quarter) / 4;
      return { usd, y: at(0, usd).y };
    }),
    inHouse: side(lines.inHouse, ranges?.inHouseUsdByMonth),
    embedded: side(lines.embedded, ranges?.embeddedUsdByMonth),
    buildEnd: lines.buildEnd && at(lines.buildEnd.month, lines.buildEnd.usd),
    /** Null also in the first month, where it would be on the axis. */
    breakEven: breakEvenMonth !== null && breakEvenMonth > 1 ? at(breakEvenMonth, 0) : null,
  };
}

/**
 * Returns a round axis maximum of at least `usd`, which four grid lines divide into round amounts.
 */
export function roundMaximum(usd: number): number {
  let magnitude = 1;
  while (magnitude * 10 <= usd) magnitude *= 10;
  for (const steps of [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8]) {
    if (usd <= steps * magnitude) return steps * magnitude;
  }
  return 10 * magnitude;
}

/**
 * Formats an axis label: "$0", "$150k", "$1.2M". Exact for the amounts of `roundMaximum`'s grid.
 */
export function axisUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${trimmed(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${trimmed(usd / 1000)}k`;
  return `$${trimmed(usd)}`;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)));
}
