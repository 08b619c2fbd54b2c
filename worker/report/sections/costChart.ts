import { type ChartMark, costAt, costGeometry } from '../../../contract/chart/costGeometry.ts';
import { lastMonth } from '../../../contract/format/durations.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { isVisibleRange } from '../../../contract/uncertainty.ts';
import type { MonthRange } from '../../forecast/ranges.ts';
import { type Block, figure } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { PathItem, Point, Sheet } from '../layout/Sheet.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { costChartText } from '../texts/costTexts.ts';

/** Of the chart, in points: at least, and where the page has room for it. */
export const chartHeights = { min: 140, full: 178 };

/** The width of the print sheet's chart, in its pixels. */
const widthInPixels = 680;
const pointsPerPixel = page.contentWidth / widthInPixels;

/** The sides differ in colour and in dash. */
const strokes: Readonly<
  Record<Exclude<ChartMark, { at: unknown }>['name'], NonNullable<PathItem['stroke']>>
> = {
  grid: { color: colors.line, width: 0.5 },
  'break-even': { color: colors.muted, width: 0.7, dash: [2, 3] },
  'likely-range in-house': { color: colors.inHouse, width: 0.35 },
  'likely-range embedded': { color: colors.embedded, width: 0.35 },
  'side-line in-house': { color: colors.inHouse, width: 1.8 },
  'side-line embedded': { color: colors.embedded, width: 1.8, dash: [5, 3] },
};

const fills = {
  'likely-range in-house': colors.inHouseSoft,
  'likely-range embedded': colors.embeddedSoft,
} as const;

const textStyles = {
  '': text.chart,
  strong: { ...text.chart, color: colors.ink },
  'side-label in-house': { ...text.chart, weight: 'semibold', color: colors.inHouse },
  'side-label embedded': { ...text.chart, weight: 'semibold', color: colors.embedded },
} as const;

/** Builds the chart of the cumulative costs, as it is on the page and on the print sheet. */
export function costChart(
  compose: Composer,
  model: ReportModel,
  height: number = chartHeights.full,
): Block {
  const size = { width: widthInPixels, height: height / pointsPerPixel, isOnPaper: true };
  const { marks } = costGeometry(model.forecast, size);
  const drawing: Block = {
    height,
    draw(sheet, x, y) {
      const place = (point: Point) => ({
        x: x + point.x * pointsPerPixel,
        y: y + point.y * pointsPerPixel,
      });
      // Both areas first, so that lines and outlines stay visible where they overlap.
      for (const mark of marks) {
        if (mark.kind !== 'polygon') continue;
        sheet.add({ kind: 'path', points: mark.points.map(place), fill: fills[mark.name] });
      }
      for (const mark of marks) {
        if (mark.kind === 'text') drawText(compose, sheet, { ...mark, at: place(mark.at) });
        else if (mark.kind === 'circle') drawCircle(sheet, place(mark.at));
        else {
          const [first] = mark.points;
          const isClosed = mark.kind === 'polygon' && first;
          const points = (isClosed ? [...mark.points, first] : mark.points).map(place);
          sheet.add({ kind: 'path', points, stroke: strokes[mark.name] });
        }
      }
    },
  };
  return figure(drawing, { alt: alternativeText(model), width: page.contentWidth });
}

/** Draws a text with its anchor on the baseline. */
function drawText(
  compose: Composer,
  sheet: Sheet,
  { text: content, name, at, anchor }: Extract<ChartMark, { kind: 'text' }>,
): void {
  const { [name]: style } = textStyles;
  const width = compose.widthOf(content, style);
  const left = at.x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  compose
    .text(content, style, { width: width + 1, leading: 1 })
    .draw(sheet, left, at.y - 0.86 * style.size);
}

function drawCircle(sheet: Sheet, { x, y }: Point): void {
  const radius = 2.6;
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius };
  sheet.add({ kind: 'box', ...box, fill: colors.paper, stroke: colors.inHouse });
}

function alternativeText({ forecast: { lines, ranges } }: ReportModel): string {
  const endOf = (side: 'inHouse' | 'embedded') => formatUsd(costAt(lines[side], lastMonth));
  const likely = (side: 'inHouse' | 'embedded', end: MonthRange | undefined) =>
    end && isVisibleRange(end)
      ? [{ side, p10Usd: formatUsd(end.p10), p90Usd: formatUsd(end.p90) }]
      : [];
  return costChartText({
    months: lastMonth,
    inHouseUsd: endOf('inHouse'),
    embeddedUsd: endOf('embedded'),
    ranges: [
      ...likely('inHouse', ranges.inHouseUsdByMonth.at(-1)),
      ...likely('embedded', ranges.embeddedUsdByMonth.at(-1)),
    ],
  });
}
