import { weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import { type Block, figure } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Sheet } from '../layout/Sheet.ts';
import { costAtMonth } from '../model/costAtMonth.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { axisStep, formatAxisUsd } from './chartAxis.ts';

const chartHeight = 178;
const plot = { left: 44, right: 92, top: 8, bottom: 20 };

/**
 * Builds the chart of the cumulative costs: a line for each side with a label at its end, and the
 * likely range of in-house. The lines differ in colour and in dash.
 */
export function costChart(compose: Composer, model: ReportModel): Block {
  const width = page.contentWidth - plot.left - plot.right;
  const height = chartHeight - plot.top - plot.bottom;
  const { estimate } = model;
  const { costs, ranges } = model.forecast;
  const highest = Math.max(
    ...costs.map((cost) => Math.max(cost.inHouseUsd, cost.embeddedUsd)),
    ...ranges.inHouseUsdByMonth.map(({ p90 }) => p90),
  );
  const step = axisStep(highest / 4);
  const top = Math.ceil(highest / step) * step;
  const drawing: Block = {
    height: chartHeight,
    draw(sheet, x, y) {
      const left = x + plot.left;
      const base = y + plot.top + height;
      const at = (month: number, usd: number) => ({
        x: left + (width * month) / forecastMonths,
        y: base - (height * usd) / top,
      });
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

      for (let usd = 0; usd <= top; usd += step) {
        const { y: line } = at(0, usd);
        hairline(sheet, left, line, left + width, line, colors.line, usd === 0 ? 0.9 : 0.5);
        label(formatAxisUsd(usd), x, line, { width: plot.left - 8, align: 'right' });
      }
      for (let month = 0; month <= forecastMonths; month += 6) {
        const { x: tick } = at(month, 0);
        hairline(sheet, tick, base, tick, base + 3, colors.line, 0.9);
        const name = month === 0 ? 'now' : month === 12 ? '12 months' : String(month);
        const nameWidth = compose.widthOf(name, text.chart);
        label(name, tick - nameWidth / 2, base + 11, { width: nameWidth + 1 });
      }

      const likely = ranges.inHouseUsdByMonth;
      sheet.add({
        kind: 'path',
        points: [
          ...likely.map(({ month, p90 }) => at(month, p90)),
          ...likely.toReversed().map(({ month, p10 }) => at(month, p10)),
        ],
        fill: colors.inHouseSoft,
      });

      const buildMonths = estimate.timeline.timelineWeeks / weeksPerMonth;
      const inHouse = costs.map(({ month, inHouseUsd }) => ({ month, usd: inHouseUsd }));
      if (buildMonths < forecastMonths) {
        inHouse.push({ month: buildMonths, usd: estimate.results.inHouse.initialTotal });
        inHouse.sort((a, b) => a.month - b.month);
      }
      sheet.add({
        kind: 'path',
        points: costs.map(({ month, embeddedUsd }) => at(month, embeddedUsd)),
        stroke: { color: colors.embedded, width: 1.8, dash: [5, 3] },
      });
      sheet.add({
        kind: 'path',
        points: inHouse.map(({ month, usd }) => at(month, usd)),
        stroke: { color: colors.inHouse, width: 1.8 },
      });

      const last = costAtMonth(model, forecastMonths);
      const ends = spreadLabels([
        {
          name: 'In-house',
          usd: last.inHouseUsd,
          color: colors.inHouse,
          y: at(forecastMonths, last.inHouseUsd).y,
        },
        {
          name: 'Embedded',
          usd: last.embeddedUsd,
          color: colors.embedded,
          y: at(forecastMonths, last.embeddedUsd).y,
        },
      ]);
      for (const end of ends) {
        label(end.name, left + width + 8, end.y - 5, {
          width: plot.right - 8,
          color: end.color,
          isStrong: true,
        });
        label(formatUsd(end.usd), left + width + 8, end.y + 5, {
          width: plot.right - 8,
          color: end.color,
        });
      }
      if (buildMonths < forecastMonths) {
        const built = at(buildMonths, estimate.results.inHouse.initialTotal);
        endOfBuildMark(sheet, built.x, built.y);
      }
    },
  };
  return figure(drawing, { alt: alternativeText(model), width: page.contentWidth });
}

function alternativeText(model: ReportModel): string {
  const { inHouseUsd, embeddedUsd } = costAtMonth(model, forecastMonths);
  return `Line chart of the cumulative cost over ${forecastMonths} months. In-house reaches ${formatUsd(inHouseUsd)}, embedded ${formatUsd(embeddedUsd)}. The table below the chart has the figures after 12, 24 and 36 months.`;
}

function hairline(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
) {
  sheet.add({
    kind: 'path',
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    stroke: { color, width },
  });
}

/** Marks the end of the build. */
function endOfBuildMark(sheet: Sheet, x: number, y: number) {
  sheet.add({
    kind: 'box',
    ...{ x: x - 2.6, y: y - 2.6, width: 5.2, height: 5.2, radius: 2.6 },
    ...{ fill: colors.paper, stroke: colors.inHouse },
  });
}

/** Moves the labels of two lines apart if the lines end close together. */
function spreadLabels<T extends { readonly y: number }>(ends: readonly T[]): T[] {
  const minDistance = 23;
  const [upper, lower] = [...ends].sort((a, b) => a.y - b.y);
  if (!upper || !lower || lower.y - upper.y >= minDistance) return [...ends];
  const middle = (upper.y + lower.y) / 2;
  return [
    { ...upper, y: middle - minDistance / 2 },
    { ...lower, y: middle + minDistance / 2 },
  ];
}
