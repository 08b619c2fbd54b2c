import { axisUsd, costGeometry, lastChartMonth } from '../../../contract/chart/costGeometry.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import { isVisibleRange } from '../../../contract/uncertainty.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { MonthRange } from '../../forecast/ranges.ts';
import { addLine, type Block, figure } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Sheet } from '../layout/Sheet.ts';
import { costAtMonth, type ReportModel } from '../model/ReportModel.ts';

const plot = { left: 44, right: 92, top: 8, bottom: 20 };
/** Of the chart, in points: at least, and where the page has room for it. */
export const chartHeights = { min: 140, full: 178 };
/** Of the labels at the ends of lines, in points. */
const lineHeight = 10;

/**
 * Builds the chart of the cumulative costs: for each side a line, its likely range from P10 to P90,
 * and a label with both. The lines differ in colour and in dash.
 */
export function costChart(
  compose: Composer,
  model: ReportModel,
  height: number = chartHeights.full,
): Block {
  const drawing: Block = {
    height,
    draw(sheet, x, y) {
      const area = {
        left: x + plot.left,
        right: x + page.contentWidth - plot.right,
        top: y + plot.top,
        bottom: y + height - plot.bottom,
      };
      const { left, right, top, bottom: base } = area;
      const chart = costGeometry(model.forecast, area);
      const label = (
        content: string,
        px: number,
        py: number,
        options: { align?: 'right'; width: number; color?: string; isStrong?: boolean },
      ) =>
        compose
          .text(
            content,
            {
              ...text.chart,
              color: options.color ?? colors.muted,
              weight: options.isStrong ? 'semibold' : 'regular',
            },
            { width: options.width, leading: 1.2, align: options.align ?? 'left' },
          )
          .draw(sheet, px, py - 4.5);

      for (const { usd, y: line } of chart.grid) {
        const stroke = { color: colors.line, width: usd === 0 ? 0.9 : 0.5 };
        addLine(sheet, { x: left, y: line }, { x: right, y: line }, stroke);
        label(axisUsd(usd), x, line, { width: plot.left - 8, align: 'right' });
      }
      for (let month = 0; month <= lastChartMonth; month += 6) {
        const { x: tick } = chart.at(month, 0);
        const stroke = { color: colors.line, width: 0.9 };
        addLine(sheet, { x: tick, y: base }, { x: tick, y: base + 3 }, stroke);
        const name = month === 0 ? 'now' : month === 12 ? '12 months' : String(month);
        const nameWidth = compose.widthOf(name, text.chart);
        label(name, tick - nameWidth / 2, base + 11, { width: nameWidth + 1 });
      }

      const bands = [
        { band: chart.inHouse.band, color: colors.inHouse, fill: colors.inHouseSoft },
        { band: chart.embedded.band, color: colors.embedded, fill: colors.embeddedSoft },
      ].flatMap(({ band, ...style }) => (band ? [{ band, ...style }] : []));
      for (const { band, fill } of bands) sheet.add({ kind: 'path', points: band, fill });
      // Outlines after both areas, so that the one below stays visible where they overlap.
      for (const { band, color } of bands) {
        const points = [...band, ...band.slice(0, 1)];
        sheet.add({ kind: 'path', points, stroke: { color, width: 0.35 } });
      }
      sheet.add({
        kind: 'path',
        points: chart.embedded.line,
        stroke: { color: colors.embedded, width: 1.8, dash: [5, 3] },
      });
      sheet.add({
        kind: 'path',
        points: chart.inHouse.line,
        stroke: { color: colors.inHouse, width: 1.8 },
      });

      const labels = spreadLabels(endLabels(model, chart), top, base);
      for (const { lines, color, y: middle } of labels) {
        lines.forEach((line, index) => {
          label(line, right + 8, middle + (index - (lines.length - 1) / 2) * lineHeight, {
            width: plot.right - 8,
            color,
            isStrong: index === 0,
          });
        });
      }
      if (chart.buildEnd) endOfBuildMark(sheet, chart.buildEnd.x, chart.buildEnd.y);
    },
  };
  return figure(drawing, { alt: alternativeText(model), width: page.contentWidth });
}

function alternativeText(model: ReportModel): string {
  const { inHouseUsd, embeddedUsd } = costAtMonth(model, forecastMonths);
  const { inHouseUsdByMonth, embeddedUsdByMonth } = model.forecast.ranges;
  const likely = (side: string, end: MonthRange | undefined) =>
    end && isVisibleRange(end)
      ? ` The shaded likely range of ${side} reaches from ${formatUsd(end.p10)} (P10) to ${formatUsd(end.p90)} (P90).`
      : '';
  return `Line chart of the cumulative cost over ${forecastMonths} months. In-house reaches ${formatUsd(inHouseUsd)}, embedded ${formatUsd(embeddedUsd)}.${likely('in-house', inHouseUsdByMonth.at(-1))}${likely('embedded', embeddedUsdByMonth.at(-1))} The table below the chart has the figures after 12, 24 and 36 months.`;
}

function endOfBuildMark(sheet: Sheet, x: number, y: number) {
  sheet.add({
    kind: 'box',
    x: x - 2.6,
    y: y - 2.6,
    width: 5.2,
    height: 5.2,
    radius: 2.6,
    fill: colors.paper,
    stroke: colors.inHouse,
  });
}

/** The labels at the ends of both lines: the cost, and its likely range if it has one. */
function endLabels(model: ReportModel, { inHouse, embedded }: ReturnType<typeof costGeometry>) {
  const { inHouseUsd, embeddedUsd } = costAtMonth(model, forecastMonths);
  const { inHouseUsdByMonth, embeddedUsdByMonth } = model.forecast.ranges;
  const side = (name: string, usd: number, end: MonthRange | undefined) => {
    const range =
      end && isVisibleRange(end) ? [`P10 ${formatUsd(end.p10)}`, `P90 ${formatUsd(end.p90)}`] : [];
    const lines = [name, formatUsd(usd), ...range];
    return { lines, height: lines.length * lineHeight + 2 };
  };
  return [
    {
      ...side('In-house', inHouseUsd, inHouseUsdByMonth.at(-1)),
      color: colors.inHouse,
      y: inHouse.end.y,
    },
    {
      ...side('Embedded', embeddedUsd, embeddedUsdByMonth.at(-1)),
      color: colors.embedded,
      y: embedded.end.y,
    },
  ];
}

interface Label {
  /** The middle, in points from the top of the page. */
  readonly y: number;
  /** In points. */
  readonly height: number;
}

/**
 * Moves labels apart that would overlap, in the order of their places, and keeps them between two
 * edges. Groups of labels stay as close to their places as they can.
 *
 * @returns The labels from top to bottom.
 */
export function spreadLabels<T extends Label>(
  labels: readonly T[],
  top: number,
  bottom: number,
): T[] {
  let groups: Group<T>[] = labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => ({ labels: [label], y: label.y, height: label.height }));
  let isMoved = true;
  while (isMoved) {
    isMoved = false;
    groups = groups.map((group) => ({ ...group, y: within(group, top, bottom) }));
    for (let index = 1; index < groups.length && !isMoved; index += 1) {
      const [above, below] = [groups[index - 1], groups[index]];
      if (!above || !below) continue;
      if (above.y + above.height / 2 <= below.y - below.height / 2 + tolerance) continue;
      groups.splice(index - 1, 2, merged(above, below));
      isMoved = true;
    }
  }
  return groups.flatMap(placed);
}

/** Labels that touch each other. */
interface Group<T> {
  readonly labels: readonly T[];
  readonly y: number;
  readonly height: number;
}

/** Ignores the noise of floating point. */
const tolerance = 1e-6;

function within({ y, height }: Group<Label>, top: number, bottom: number): number {
  return Math.max(top + height / 2, Math.min(bottom - height / 2, y));
}

/** The place of a group is the mean place of its labels. */
function merged<T extends Label>(above: Group<T>, below: Group<T>): Group<T> {
  const labels = [...above.labels, ...below.labels];
  return {
    labels,
    y: labels.reduce((sum, { y }) => sum + y, 0) / labels.length,
    height: above.height + below.height,
  };
}

function placed<T extends Label>({ labels, y, height }: Group<T>): T[] {
  let edge = y - height / 2;
  return labels.map((label) => {
    edge += label.height;
    return { ...label, y: edge - label.height / 2 };
  });
}
