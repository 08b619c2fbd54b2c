import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { costGeometry } from '../../../contract/chart/costGeometry.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { lastMonth } from '../../../contract/format/durations.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { memo } from '../../../contract/memo.ts';
import { calculatorInputs } from '../../../testing/arbitraries.ts';
import { openComposer } from '../../../testing/builtReports.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import type { MonthRange } from '../../forecast/ranges.ts';
import type { Block } from '../layout/Block.ts';
import { colors, page, papers } from '../layout/design.ts';
import { Flow } from '../layout/Flow.ts';
import {
  type BoxItem,
  type Item,
  type PathItem,
  type PlacedItem,
  type Point,
  Sheet,
  Structure,
} from '../layout/Sheet.ts';
import { createReportModel, type ReportModel } from '../model/ReportModel.ts';
import { costChart } from './costChart.ts';
import { leverChart } from './leverChart.ts';
import { timeToMarket } from './timeToMarket.ts';

const compose = await openComposer();

/** The properties look at the same inputs, whose simulations take most of the time. */
const modelOf = memo((inputs: CalculatorInputs) =>
  createReportModel({ ...reportRequests.defaults, inputs }),
);

/** Draws a block on a page of its own. */
function itemsOf(block: Block): readonly Item[] {
  const sheet = new Sheet(new Structure());
  block.draw(sheet, 30, 70);
  return sheet.items;
}

/** The cost chart of some inputs, and the scale that its grid and its axis state. */
function drawn(inputs: CalculatorInputs) {
  const model = modelOf(inputs);
  const items = itemsOf(costChart(compose, model));
  const paths = items.flatMap((item) => (item.kind === 'path' ? [item] : []));
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []));
  const isHorizontal = ({ points: [from, to] }: PathItem) => from?.y === to?.y;
  const grid = paths
    .filter((path) => path.stroke?.color === colors.line && isHorizontal(path))
    .map(({ points }) => points);
  const [base, top] = [grid[0]?.[0]?.y ?? 0, grid.at(-1)?.[0]?.y ?? 0];
  const [left, right] = [grid[0]?.[0]?.x ?? 0, grid[0]?.[1]?.x ?? 0];
  const amounts = texts.map(({ text }) => text).filter((text) => /^\$[\d.,]+[kMB]?$/.test(text));
  const usdOf = (label = '') =>
    Number.parseFloat(label.slice(1).replaceAll(',', '')) *
    ({ k: 1e3, M: 1e6, B: 1e9 }[label.slice(-1)] ?? 1);
  const topUsd = usdOf(amounts[grid.length - 1]);
  const read = ({ x, y }: Point) => ({
    month: ((x - left) / (right - left)) * lastMonth,
    usd: ((base - y) / (base - top)) * topUsd,
  });
  const lineOf = (color: string) =>
    paths.find(({ stroke }) => stroke?.color === color && stroke.width === 1.8)?.points.map(read) ??
    [];
  return { model, items, texts, grid, topUsd, lineOf };
}

/** Reads a drawn line at a month. */
function usdAt(line: readonly { month: number; usd: number }[], month: number): number {
  const next = line.findIndex((point) => point.month >= month - 1e-6);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) return Number.NaN;
  const width = to.month - from.month;
  return width === 0 ? to.usd : from.usd + ((to.usd - from.usd) * (month - from.month)) / width;
}

test('the lines of both sides pass through the cost of every month, on the scale of the axis', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { model, lineOf, topUsd } = drawn(inputs);
      const [inHouse, embedded] = [lineOf(colors.inHouse), lineOf(colors.embedded)];
      for (const { month, inHouseUsd, embeddedUsd } of model.forecast.costs) {
        expect(Math.abs(usdAt(inHouse, month) - inHouseUsd)).toBeLessThan(topUsd / 1000);
        expect(Math.abs(usdAt(embedded, month) - embeddedUsd)).toBeLessThan(topUsd / 1000);
      }
    }),
    { numRuns: 10 },
  );
});

test('the chart fills its block upright, and its alternative text states its ends and ranges', () => {
  // The range of own work does not begin at a point, so its outline has to be closed.
  const assumptions = { embeddedHoursPerIntegration: 12 };
  const { model, items, grid } = drawn({ ...defaultInputs, assumptions });
  const pointsPerPixel = page.contentWidth / 680;
  const [lowest, highest] = [grid[0], grid.at(-1)];
  const near = (value: number) => expect.closeTo(value, 6);
  const [left, right] = [30 + 52 * pointsPerPixel, 30 + 668 * pointsPerPixel].map(near);
  const [top, bottom] = [70 + 20 * pointsPerPixel, 70 + 178 - 28 * pointsPerPixel].map(near);
  expect(lowest).toEqual([
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]);
  expect(highest?.[0]).toEqual({ x: left, y: top });
  const areas = items.filter((item) => item.kind === 'path' && item.stroke?.width === 0.35);
  for (const area of areas)
    if (area.kind === 'path') expect(area.points[0]).toEqual(area.points.at(-1));
  expect(areas).toHaveLength(2);
  const { costs, ranges } = model.forecast;
  const end = costs.at(-1);
  const likely = (side: string, range?: MonthRange) =>
    `The shaded likely range of ${side} reaches from ${formatUsd(range?.p10 ?? 0)} (P10) to ${formatUsd(range?.p90 ?? 0)} (P90).`;
  const [owner] = (items as readonly PlacedItem[]).map((item) => item.owner);
  expect(typeof owner === 'object' ? owner.tag : owner).toEqual({
    role: 'Figure',
    box: { x: 30, y: 70, width: page.contentWidth, height: 178 },
    alt: [
      'Line chart of the cumulative cost over 60 months.',
      `In-house reaches ${formatUsd(end?.inHouseUsd ?? 0)}, embedded ${formatUsd(end?.embeddedUsd ?? 0)}.`,
      likely('in-house', ranges.inHouseUsdByMonth.at(-1)),
      likely('embedded', ranges.embeddedUsdByMonth.at(-1)),
      'The table below the chart has figures of single months.',
    ].join(' '),
  });
});

test('every area, label and mark is drawn at the place that the geometry gives', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { model, items, texts } = drawn(inputs);
      const pointsPerPixel = page.contentWidth / 680;
      const size = { width: 680, height: 178 / pointsPerPixel, isOnPaper: true };
      const place = ({ x, y }: Point) => ({
        x: expect.closeTo(30 + x * pointsPerPixel, 6),
        y: expect.closeTo(70 + y * pointsPerPixel, 6),
      });
      const boxes = items.filter((item) => item.kind === 'box');
      const areas = items.filter((item) => item.kind === 'path' && item.fill);
      for (const mark of costGeometry(model.forecast, size).marks) {
        if (mark.kind === 'circle') {
          const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = boxes;
          expect({ x: x + width / 2, y: y + height / 2 }).toEqual(place(mark.at));
        } else if (mark.kind === 'polygon') {
          expect(areas.shift()).toMatchObject({ points: mark.points.map(place) });
        } else if (mark.kind === 'text') {
          const text = texts.shift();
          const share = { start: 0, middle: 0.5, end: 1 }[mark.anchor];
          expect(text?.text).toBe(mark.text);
          expect((text?.x ?? 0) + share * (text?.width ?? 0)).toEqual(place(mark.at).x);
        }
      }
    }),
    { numRuns: 10 },
  );
});

/** The boxes of a colour, from top to bottom and then from left to right. */
const boxesOf = (items: readonly Item[], fill: string): BoxItem[] =>
  items
    .flatMap((item) => (item.kind === 'box' && item.fill === fill ? [item] : []))
    .sort((a, b) => a.y - b.y || a.x - b.x);

test('the bars of every lever reach from the difference to its differences at both ends', () => {
  let count = 0;
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const model = modelOf(inputs);
      const { differenceUsd } = model.forecast.sensitivity;
      const levers = model.forecast.sensitivity.levers
        .filter(({ less, more }) =>
          [less, more].some((end) => end && end.differenceUsd !== differenceUsd),
        )
        .slice(0, compose.density.mostLevers);
      const flow = new Flow(papers.a4, { sectionGap: 0, gapFactor: 1 });
      leverChart(flow, compose, model);
      const items = flow.sheets.flatMap((sheet) => sheet.items);
      if (differenceUsd === null || items.length === 0) return;
      const lines = items.flatMap((item) =>
        item.kind === 'path' && item.stroke?.color === colors.ink ? [item] : [],
      );
      const words = items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
      const [base = Number.NaN, zero] = lines.map(({ points }) => points[0]?.x ?? Number.NaN);
      const ends = levers.flatMap(({ less, more }) => [less?.differenceUsd, more?.differenceUsd]);
      const reached = [differenceUsd, ...ends.filter((usd) => usd != null)];
      const usdPerPoint = (Math.max(...reached) - Math.min(...reached)) / 66;
      const isMoved = (usd: number | null | undefined) => usd != null && usd !== differenceUsd;
      for (const [end, fill] of [
        ['less', colors.accentSoft],
        ['more', colors.accent],
      ] as const) {
        const expected = levers
          .map((lever) => lever[end]?.differenceUsd)
          .filter(isMoved)
          .map((usd) => (usd ?? Number.NaN) - differenceUsd);
        const bars = boxesOf(items, fill).map(({ x, width }) => {
          expect(Math.min(Math.abs(x - base), Math.abs(x + width - base))).toBeLessThan(1e-6);
          return (Math.abs(x - base) < 1e-6 ? width : -width) * usdPerPoint;
        });
        expect(bars).toHaveLength(expected.length);
        bars.forEach((usd, index) => {
          expect(Math.abs(usd - (expected[index] ?? Number.NaN))).toBeLessThan(usdPerPoint / 1000);
        });
        count += bars.length;
      }
      expect(/Dotted\s+line:\s+a\s+difference\s+of\s+\$0\./.test(words)).toBe(zero !== undefined);
      if (zero !== undefined) {
        expect((zero - base) * usdPerPoint).toBeCloseTo(-differenceUsd, 0);
      }
    }),
    { numRuns: 20 },
  );
  expect(count).toBeGreaterThan(20);
});

/** The section of a report with the timelines. */
function timelineItems(model: ReportModel): readonly Item[] {
  const flow = new Flow(papers.a4, { sectionGap: 0, gapFactor: 1 });
  timeToMarket(flow, compose, model);
  return flow.sheets.flatMap(({ items }) => items);
}

test('the bars of both timelines are as long as their weeks', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const model = modelOf(inputs);
      const { buildWeeks, moderationWeeks, embeddedWeeks } = model.estimate.timeline;
      const reviewWeeks = moderationWeeks / 2;
      const items = timelineItems(model);
      const [build] = boxesOf(items, colors.inHouse);
      const [embedded] = boxesOf(items, colors.embedded);
      const [review] = reviewWeeks > 0 ? boxesOf(items, colors.inHouseSoft) : [];
      const longest = Math.max(buildWeeks + reviewWeeks, embeddedWeeks);
      const left = Math.min(...[build, embedded].flatMap((bar) => bar?.x ?? []));
      const pointsPerWeek = (page.contentWidth - 96 - 165) / longest;
      const lengths = [build, review, embedded].map((bar) => bar?.width ?? 0);
      const expected = [buildWeeks, reviewWeeks, embeddedWeeks].map(
        (weeks) => weeks * pointsPerWeek,
      );
      expect(lengths).toEqual(expected.map((length) => expect.closeTo(length, 6)));
      if (build) expect(build.x).toBe(left);
      if (embedded) expect(embedded.x).toBe(left);
      if (review) expect(review.x).toBeCloseTo(left + (build?.width ?? 0), 6);
    }),
    { numRuns: 10 },
  );
});

test('the bar of every review is as long as its weeks', () => {
  const model = modelOf(reportRequests.everythingAtOnce.inputs);
  const items = timelineItems(model);
  const bars = items.flatMap((item) =>
    item.kind === 'box' && item.fill === colors.inHouseSoft ? [item] : [],
  );
  const [, ...reviews] = bars;
  const weeks = model.reviewed.map(({ moderationWeeks }) => moderationWeeks);
  const [longest] = reviews;
  expect(longest?.width).toBeGreaterThan(50);
  expect(reviews.map(({ width }) => (width / (longest?.width ?? 0)) * (weeks[0] ?? 0))).toEqual(
    weeks.map((of) => expect.closeTo(of, 6)),
  );
});
