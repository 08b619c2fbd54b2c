import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { loadReportFont } from '../../../server/report/reportFonts.ts';
import { calculatorInputs } from '../../../testing/arbitraries.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import { loadBidi } from '../fonts/loadBidi.ts';
import { openFaces } from '../fonts/openFaces.ts';
import { Composer } from '../layout/Composer.ts';
import { colors } from '../layout/design.ts';
import type { PathItem, Point } from '../layout/Item.ts';
import { Sheet } from '../layout/Sheet.ts';
import { Structure } from '../layout/Structure.ts';
import { Typesetter } from '../layout/Typesetter.ts';
import { createReportModel } from '../model/ReportModel.ts';
import { costChart } from './costChart.ts';

let compose: Composer;

beforeAll(async () => {
  const faces = await openFaces([], loadReportFont);
  compose = new Composer(new Typesetter(faces, await loadBidi([])));
  return () => faces.free();
});

/** What the chart draws for some inputs, and the scale that its grid and its axis state. */
function drawn(inputs: CalculatorInputs) {
  const subject = { companyName: '', contactName: '', date: '2026-11-21', url: null, inputs };
  const model = createReportModel(subject);
  const sheet = new Sheet(new Structure());
  costChart(compose, model, 190).draw(sheet, 30, 70);
  const { items } = sheet;
  const paths = items.flatMap((item) => (item.kind === 'path' ? [item] : []));
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []));
  const isHorizontal = ({ points: [from, to] }: PathItem) => from?.y === to?.y;
  const grid = paths
    .filter((path) => path.stroke?.color === colors.line && isHorizontal(path))
    .map(({ points }) => points);
  const [base, top] = [grid[0]?.[0]?.y ?? 0, grid.at(-1)?.[0]?.y ?? 0];
  const [left, right] = [grid[0]?.[0]?.x ?? 0, grid[0]?.[1]?.x ?? 0];
  const amounts = texts.map(({ text }) => text).filter((text) => /^\$[\d.,]+[kM]?$/.test(text));
  const usdOf = (label = '') =>
    Number.parseFloat(label.slice(1).replaceAll(',', '')) *
    ({ k: 1e3, M: 1e6 }[label.slice(-1)] ?? 1);
  const topUsd = usdOf(amounts[grid.length - 1]);
  const read = ({ x, y }: Point) => ({
    month: ((x - left) / (right - left)) * forecastMonths,
    usd: ((base - y) / (base - top)) * topUsd,
  });
  const lineOf = (color: string) =>
    paths.find(({ stroke }) => stroke?.color === color && stroke.width === 1.8)?.points.map(read) ??
    [];
  return { model, items, topUsd, read, lineOf };
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
    { numRuns: 20 },
  );
});

test('the mark of the end of the build is on the line, at its month and cost', () => {
  const { model, items, read, topUsd } = drawn(defaultInputs);
  const mark = items.find((item) => item.kind === 'box' && item.stroke === colors.inHouse);
  if (mark?.kind !== 'box') throw new Error('Expected a mark.');
  const { month, usd } = read({ x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 });
  expect(month).toBeCloseTo(model.estimate.timeline.timelineWeeks / 4.33, 6);
  expect(Math.abs(usd - model.estimate.results.inHouse.initialTotal)).toBeLessThan(topUsd / 1000);
});

test('the likely range of each side is drawn between its P10 and P90 of every month', () => {
  const { model, items, read, topUsd } = drawn(defaultInputs);
  const { inHouseUsdByMonth, embeddedUsdByMonth } = model.forecast.ranges;
  for (const [fill, range] of [
    [colors.inHouseSoft, inHouseUsdByMonth],
    [colors.embeddedSoft, embeddedUsdByMonth],
  ] as const) {
    const area = items.find((item) => item.kind === 'path' && item.fill === fill);
    const points = area?.kind === 'path' ? area.points.map(read) : [];
    const expected = [
      ...range.map(({ month, p90 }) => ({ month, usd: p90 })),
      ...range.map(({ month, p10 }) => ({ month, usd: p10 })).reverse(),
    ];
    expect(points).toHaveLength(expected.length);
    for (const [index, { month, usd }] of expected.entries()) {
      expect(points[index]?.month).toBeCloseTo(month, 6);
      expect(Math.abs((points[index]?.usd ?? Number.NaN) - usd)).toBeLessThan(topUsd / 1000);
    }
  }
});
