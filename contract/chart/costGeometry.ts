import { type Claims, claimOf } from '../claims.ts';
import { lastMonth, monthsPerYear, yearEnds } from '../format/durations.ts';
import { formatUsd, shownCurrency, toShown } from '../format/money.ts';
import { isVisibleRange } from '../uncertainty.ts';
import {
  axisText,
  axisWidth,
  breakEvenText,
  chartTexts,
  firstYear,
  laterTurnText,
  likelyRange,
  percentilesText,
} from '../words/chart.ts';

interface CostPoint {
  readonly month: number;
  readonly usd: number;
}

interface MonthRange {
  readonly month: number;
  readonly p10: number;
  readonly p90: number;
}

/** The cumulative costs of both sides, as points of straight lines by month. */
export interface CostLines {
  readonly inHouse: readonly CostPoint[];
  readonly embedded: readonly CostPoint[];
  /** Null where the build is not live by the last month. */
  readonly buildEnd: CostPoint | null;
}

/** The cumulative costs of both sides. The ranges are known only where they were simulated. */
export interface ChartCosts {
  readonly lines: CostLines;
  readonly ranges?: {
    readonly inHouseUsdByMonth: readonly MonthRange[];
    readonly embeddedUsdByMonth: readonly MonthRange[];
  };
  readonly verdict: { readonly breakEvenMonth: number | null; readonly claims: Claims };
}

/** The lines of the chart, and the part of the in-house cost that is time lost (E43). */
export interface ListedCosts extends CostLines {
  readonly timeLost: readonly CostPoint[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LineMark {
  readonly kind: 'line' | 'polyline';
  readonly name: 'grid' | 'break-even' | 'side-line in-house' | 'side-line embedded';
  readonly points: readonly Point[];
}

interface AreaMark {
  readonly kind: 'polygon';
  readonly name: 'likely-range in-house' | 'likely-range embedded';
  readonly points: readonly Point[];
}

interface CircleMark {
  readonly kind: 'circle';
  readonly name: 'build-end';
  readonly at: Point;
}

interface TextMark {
  readonly kind: 'text';
  readonly name: '' | 'side-label in-house' | 'side-label embedded';
  readonly text: string;
  /** On the baseline of the text: its start, middle or end. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A part of the chart, in drawing order. The name decides its colours and strokes. */
export type ChartMark = LineMark | AreaMark | CircleMark | TextMark;

/** Around the area between the axes. */
export const plotMargin = { top: 20, right: 12, bottom: 28, left: axisWidth };

/** The labels of both sides have this distance from the top and from each other, in pixels. */
const highestLabel = 12;
const labelGap = 16;

/** About the width of a character of a label, in pixels. */
const characterWidth = 6.8;

/** Charts that are less wide name no unit beside the first year, and begin before the axis. */
const [wide, narrow] = [560, 300];

export interface ChartSize {
  /** In pixels, for texts of 12 pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Paper has the amount of every line of the grid and the ends of the ranges.
   */
  readonly isOnPaper?: boolean;
}

/**
 * Computes the cost chart as it is drawn on the page, on the print sheet and in the report; `at` is
 * the place of a cost. The y axis points downwards.
 */
export function costGeometry(
  { lines, ranges, verdict }: ChartCosts,
  { width, height, isOnPaper = false }: ChartSize,
) {
  const [left, right] = [plotMargin.left, width - plotMargin.right];
  const [top, bottom] = [plotMargin.top, height - plotMargin.bottom];
  const ends = [lines.inHouse, lines.embedded].map((line) => line.at(-1)?.usd ?? 0);
  const rangeEnds = [ranges?.inHouseUsdByMonth, ranges?.embeddedUsdByMonth].map(
    (range) => range?.at(-1)?.p90 ?? 0,
  );
  // Costs only grow, so the highest are at the end. The axis has a length even where nothing costs.
  const topAmount = roundMaximum(Math.max(1, ...[...ends, ...rangeEnds].map(toShown)));
  const at = (month: number, usd: number): Point => ({
    x: left + (month / lastMonth) * (right - left),
    y: bottom - (toShown(usd) / topAmount) * (bottom - top),
  });
  const turns = turnMarks(verdict);
  const grid = [0, 1, 2, 3, 4].flatMap((quarter): ChartMark[] => {
    const y = bottom - (quarter / 4) * (bottom - top);
    const line = {
      kind: 'line',
      name: 'grid',
      points: [
        { x: left, y },
        { x: right, y },
      ],
    } as const;
    return isOnPaper || quarter % 2 === 0
      ? [line, text(axisAmount((topAmount * quarter) / 4), { x: left - 8, y: y + 4 }, 'end')]
      : [line];
  });
  return {
    at,
    top,
    bottom,
    marks: [
      ...grid,
      ...yearEnds.map((month) =>
        text(
          month === 0 ? chartTexts.now : month === 12 && width >= wide ? firstYear : `${month}`,
          { x: at(month, 0).x, y: height - 8 },
          month === 0 && width > narrow ? 'start' : month === lastMonth ? 'end' : 'middle',
        ),
      ),
      ...rangeMark('likely-range in-house', ranges?.inHouseUsdByMonth),
      ...rangeMark('likely-range embedded', ranges?.embeddedUsdByMonth),
      ...turns.flatMap(turnLine),
      sideLine('side-line in-house', lines.inHouse),
      sideLine('side-line embedded', lines.embedded),
      ...buildEndMarks(),
      ...sideLabels(),
    ],
  };

  function rangeMark(name: AreaMark['name'], range: readonly MonthRange[] = []): AreaMark[] {
    if (!isVisibleRange(range.at(-1))) return [];
    const outline = [
      ...range.map(({ month, p90 }) => at(month, p90)),
      ...range.toReversed().map(({ month, p10 }) => at(month, p10)),
    ];
    return [{ kind: 'polygon', name, points: outline }];
  }

  function sideLine(name: LineMark['name'], line: readonly CostPoint[]): LineMark {
    return { kind: 'polyline', name, points: line.map(({ month, usd }) => at(month, usd)) };
  }

  /** A later turn is a line higher than the break-even, which may be near. */
  function turnLine({ month, label }: Turn, index: number): ChartMark[] {
    const { x } = at(month, 0);
    const isEarly = month < lastMonth / 2;
    const place = { x: x + (isEarly ? 6 : -6), y: bottom - 8 - labelGap * index };
    return [
      {
        kind: 'line',
        name: 'break-even',
        points: [
          { x, y: top },
          { x, y: bottom },
        ],
      },
      text(label, place, isEarly ? 'start' : 'end'),
    ];
  }

  function buildEndMarks(): ChartMark[] {
    if (!lines.buildEnd) return [];
    const { month, usd } = lines.buildEnd;
    return [{ kind: 'circle', name: 'build-end', at: at(month, usd) }];
  }

  /** The label of the higher line is above it, that of the lower below it where there is room. */
  function sideLabels(): ChartMark[] {
    const [inHouse, embedded] = (['inHouse', 'embedded'] as const).map((side, index) => {
      const range = ranges?.[`${side}UsdByMonth`] ?? [];
      const { [index]: usd = 0 } = ends;
      // A build that is not live has no cost yet (E22).
      const soFar = side === 'inHouse' && !lines.buildEnd ? `, ${chartTexts.spentSoFar}` : '';
      // On paper a label has amounts. It is as long as two years, so it avoids the ranges.
      const highUsd = isOnPaper ? Math.max(usd, range.at(-1)?.p90 ?? 0) : usd;
      const name = chartTexts[side] + soFar;
      const whole = name + rangeText(range.at(-1));
      return {
        side,
        content: isOnPaper || shareOf(whole) <= 1 ? whole : name,
        end: at(lastMonth, usd).y,
        above: at(lastMonth, highUsd).y - 10,
        low: range.find(isBesideLabel)?.p10 ?? lines[side].find(isBesideLabel)?.usd ?? 0,
      };
    });
    if (!inHouse || !embedded) return [];
    const isInHouseHigher = inHouse.end <= embedded.end;
    const [higher, lower] = isInHouseHigher ? [inHouse, embedded] : [embedded, inHouse];
    const below = isOnPaper
      ? at(lastMonth, Math.min(higher.low, lower.low)).y + 16
      : lower.end + 18;
    // The labels of the turns are at the bottom as well.
    const lowest = bottom - (turns.length > 0 ? 8 : 4) - labelGap * turns.length;
    const lowerAbove = Math.min(lowest, Math.max(highestLabel + labelGap, lower.above));
    const wantedY = below <= lowest ? below : lowerAbove;
    const higherY = clearPlace(
      Math.max(highestLabel, Math.min(higher.above, wantedY - labelGap)),
      [highestLabel, lowest - labelGap],
      linesOver(higher.content),
    );
    const lowerY = clearPlace(
      Math.max(wantedY, Math.min(lowest, higherY + labelGap)),
      [higherY + labelGap, lowest],
      linesOver(lower.content),
    );
    return [inHouse, embedded].map(({ side, content }) =>
      text(
        content,
        { x: right, y: side === higher.side ? higherY : lowerY },
        'end',
        side === 'inHouse' ? 'side-label in-house' : 'side-label embedded',
      ),
    );
  }

  /** From where to where both lines go, downwards, over a label that ends at the last month. */
  function linesOver(label: string): readonly [number, number][] {
    const month = lastMonth * (1 - Math.min(1, shareOf(label)));
    return [lines.inHouse, lines.embedded].map((line) => [
      at(0, line.at(-1)?.usd ?? 0).y,
      at(0, costAt(line, month)).y,
    ]);
  }

  /** How long a label is, as a share of the width, of which the first layout has none yet. */
  function shareOf(label: string): number {
    return (label.length * characterWidth) / Math.max(1, right - left);
  }

  function rangeText(range: MonthRange | undefined): string {
    if (!range || !isVisibleRange(range)) return '';
    return isOnPaper
      ? `, ${percentilesText(formatUsd(range.p10), formatUsd(range.p90))}`
      : `, ${likelyRange}`;
  }
}

/** Reads a cost line at a month from 0 to 60, in USD. Between its points the cost grows evenly. */
export function costAt(line: readonly CostPoint[], month: number): number {
  const next = line.findIndex((point) => point.month >= month);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) throw new RangeError(`Expected a month from 0 to ${lastMonth}, got ${month}.`);
  if (to.month === month || to === from) return to.usd;
  return from.usd + ((to.usd - from.usd) * (month - from.month)) / (to.month - from.month);
}

/**
 * Finds the place for a label that is nearest to the wanted one and that no line crosses; the
 * wanted one where there is none.
 */
function clearPlace(
  wanted: number,
  [highest, lowest]: readonly [number, number],
  crossed: readonly (readonly [number, number])[],
): number {
  // The letters reach 10 pixels up and 3 down from their baseline, and a line is 2.5 thick.
  const isClear = (y: number) =>
    y >= highest && y <= lowest && crossed.every(([top, bottom]) => y + 5 < top || y - 12 > bottom);
  const beside = crossed.flatMap(([top, bottom]) => [top - 5.5, bottom + 12.5]);
  const places = [wanted, highest, lowest, ...beside];
  const [nearest = wanted] = places
    .filter(isClear)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest;
}

/** Where a label on paper begins, which ends at the last month. */
const isBesideLabel = ({ month }: { readonly month: number }) =>
  month === lastMonth - 2 * monthsPerYear;

interface Turn {
  readonly month: number;
  readonly label: string;
}

/**
 * From when on embedding costs less, but in the first month, where the line would be on the axis;
 * and from when on the other side does after 36 months.
 */
function turnMarks({ breakEvenMonth, claims }: ChartCosts['verdict']): Turn[] {
  const turns: Turn[] = [];
  if (breakEvenMonth !== null && breakEvenMonth > 1)
    turns.push({ month: breakEvenMonth, label: breakEvenText(breakEvenMonth) });
  const later = claimOf(claims, 'laterTurn');
  const [span] = later?.spans ?? [];
  if (later && span) {
    const { firstMonth: month } = span;
    turns.push({ month, label: laterTurnText(month, later.side) });
  }
  return turns;
}

function text(
  content: string,
  at: Point,
  anchor: TextMark['anchor'],
  name: TextMark['name'] = '',
): TextMark {
  return { kind: 'text', name, text: content, at, anchor };
}

/**
 * Returns a round axis maximum of at least `amount`, which four grid lines divide into round
 * amounts.
 */
export function roundMaximum(amount: number): number {
  let magnitude = 1;
  while (magnitude * 10 <= amount) magnitude *= 10;
  for (const steps of [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8]) {
    if (amount <= steps * magnitude) return steps * magnitude;
  }
  return 10 * magnitude;
}

const axisUnits = [
  { from: 1_000_000_000, suffix: 'B' },
  { from: 1_000_000, suffix: 'M' },
  { from: 1000, suffix: 'k' },
] as const;

/**
 * Formats an axis label in the currency that is shown: "$0", "$150k", "€1.2M", "$1B". Exact for the
 * amounts of `roundMaximum`'s grid.
 */
export function axisAmount(amount: number): string {
  const { from, suffix } = axisUnits.find((unit) => amount >= unit.from) ?? { from: 1, suffix: '' };
  return axisText(shownCurrency().symbol, Number((amount / from).toFixed(2)), suffix);
}
