import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { costAt } from '../contract/chart/costGeometry.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { memo } from '../contract/memo.ts';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { answer } from '../worker/answer/answer.ts';
import { type Forecast, forecast } from '../worker/forecast/forecast.ts';
import { runToEnd } from '../worker/forecast/simulate.ts';
import { ForecastPlot } from './forecast/Forecast.tsx';
import { SensitivityTable } from './forecast/SensitivityTable.tsx';
import { DistributionPlot } from './forecast/UncertaintyPanel.tsx';
import { PrintedPart } from './printing/PrintSheet.tsx';

const today = '2026-01-01';
const forecastOf = memo((inputs: CalculatorInputs): Forecast => runToEnd(forecast(inputs)));

/** The attributes of the elements with a name and a class, in the order of the markup. */
function elements(markup: string, name: string, className = ''): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))]
    .map(([, attributes = '']) =>
      Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
    )
    .filter(({ class: name = '' }) => name === className);
}

/** The markup of a chart of costs, and the scale that its grid and its axis state. */
function costPlot(chart: ReactElement) {
  const markup = renderToStaticMarkup(chart);
  const grid = elements(markup, 'line', 'grid').map(({ x1, x2, y1 }) => ({
    left: Number(x1),
    right: Number(x2),
    y: Number(y1),
  }));
  const [base, top] = [grid[0], grid.at(-1)];
  if (!base || !top) throw new Error('Expected a grid.');
  const amounts = [...markup.matchAll(/>\$([\d.,]+)([kMB]?)</g)].map(
    ([, figure = '', unit = '']) =>
      Number(figure.replaceAll(',', '')) * ({ k: 1e3, M: 1e6, B: 1e9 }[unit] ?? 1),
  );
  const topUsd = amounts.at(-1) ?? Number.NaN;
  const read = (x: number, y: number) => ({
    month: (60 * (x - base.left)) / (base.right - base.left),
    usd: (topUsd * (base.y - y)) / (base.y - top.y),
  });
  const pointsOf = (name: string, className: string) => {
    const { points = '' } = elements(markup, name, className)[0] ?? {};
    return points.split(' ').map((point) => {
      const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
      return read(x, y);
    });
  };
  /** A point is drawn to a tenth of a pixel. */
  const near = ({ month: at, usd }: { month: number; usd: number }) => ({
    month: expect.closeTo(at, 1),
    usd: expect.toSatisfy((drawn: number) => Math.abs(drawn - usd) < topUsd / 1000),
  });
  return { markup, amounts, read, pointsOf, near };
}

test('the lines of the chart, on the page and on paper, pass through the costs of both sides', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = forecastOf(inputs);
      const { verdict } = answer({ inputs, today });
      const costs = { lines: shown.lines, verdict };
      const part = { title: 'Costs', blocks: [{ kind: 'costChart', costs }] } as const;
      for (const [chart, grid] of [
        [<ForecastPlot key="page" forecast={shown} month={36} width={900} />, [0, 0.5, 1]],
        [<PrintedPart key="paper" part={part} />, [0, 0.25, 0.5, 0.75, 1]],
      ] as const) {
        const { pointsOf, near, amounts } = costPlot(chart);
        expect(pointsOf('polyline', 'side-line in-house')).toEqual(shown.lines.inHouse.map(near));
        expect(pointsOf('polyline', 'side-line embedded')).toEqual(shown.lines.embedded.map(near));
        expect(amounts).toEqual(grid.map((part) => part * (amounts.at(-1) ?? 0)));
      }
    }),
    { numRuns: 6 },
  );
});

test('a month outside the forecast is refused', () => {
  const { inHouse } = answer({ inputs: defaultInputs, today }).costLines;
  expect(() => costAt(inHouse, 61)).toThrow(RangeError);
});

test('the likely ranges, the end of the build and the chosen month are at their costs', () => {
  const shown = forecastOf(defaultInputs);
  const { markup, read, pointsOf, near } = costPlot(
    <ForecastPlot forecast={shown} month={20} width={900} />,
  );
  for (const [className, range] of [
    ['likely-range in-house', shown.ranges.inHouseUsdByMonth],
    ['likely-range embedded', shown.ranges.embeddedUsdByMonth],
  ] as const) {
    expect(pointsOf('polygon', className)).toEqual([
      ...range.map(({ month, p90 }) => near({ month, usd: p90 })),
      ...range.map(({ month, p10 }) => near({ month, usd: p10 })).reverse(),
    ]);
  }
  const circle = (className: string) => {
    const { cx, cy } = elements(markup, 'circle', className)[0] ?? {};
    return read(Number(cx), Number(cy));
  };
  const { buildEnd } = shown.lines;
  if (!buildEnd) throw new Error('Expected the end of the build.');
  expect(circle('build-end')).toEqual(near(buildEnd));
  const chosen = shown.costs[20];
  if (!chosen) throw new Error('Expected month 20.');
  const { x, y, width, height } = elements(markup, 'rect', 'in-house')[0] ?? {};
  const middle = (from = '', length = '') => Number(from) + Number(length) / 2;
  expect(read(middle(x, width), middle(y, height))).toEqual(
    near({ month: 20, usd: chosen.inHouseUsd }),
  );
  expect(circle('embedded')).toEqual(near({ month: 20, usd: chosen.embeddedUsd }));
});

test('the bars of the distribution are as high as their counts', () => {
  const { differenceHistogram: histogram } = forecastOf(defaultInputs).ranges;
  if (!histogram) throw new Error('Expected a distribution.');
  const markup = renderToStaticMarkup(<DistributionPlot histogram={histogram} />);
  const bars = ['building', 'embedding'].flatMap((side) => elements(markup, 'rect', side));
  const most = Math.max(...histogram.counts);
  expect(bars.map(({ height }) => Number(height))).toEqual(
    histogram.counts.map((count) => expect.closeTo((64 * count) / most, 6)),
  );
  for (const { y, height } of bars) expect(Number(y) + Number(height)).toBeCloseTo(64, 6);
});

test('the words of both sides meet at the line of 0', () => {
  const histogram = { from: -5, width: 10, counts: [1, 4, 3, 2] };
  const markup = renderToStaticMarkup(<DistributionPlot histogram={histogram} />);
  expect(elements(markup, 'line')).toEqual([expect.objectContaining({ x1: '12.5', x2: '12.5' })]);
  expect([...markup.matchAll(/cheaper (\w+)" style="flex-basis:([\d.]+%)"/g)]).toMatchObject([
    { 1: 'inHouse', 2: '12.5%' },
    { 1: 'embedded', 2: '87.5%' },
  ]);
});

test('the bar of a lever reaches from the difference to its differences at both ends', () => {
  const { sensitivity } = forecastOf(defaultInputs);
  const { levers } = sensitivity;
  const differenceUsd = sensitivity.differenceUsd ?? Number.NaN;
  const markup = renderToStaticMarkup(<SensitivityTable sensitivity={sensitivity} />);
  const ends = levers.map(({ less, more }) =>
    [less, more].map((moved) => moved?.differenceUsd ?? differenceUsd),
  );
  const lowest = Math.min(differenceUsd, ...ends.flat());
  const highest = Math.max(differenceUsd, ...ends.flat());
  const usd = (percent = '') => lowest + (Number.parseFloat(percent) / 100) * (highest - lowest);
  const length = (percent = '') => usd(percent) - lowest;
  for (const [index, className] of ['less', 'more'].entries()) {
    const bars = elements(markup, 'rect', className);
    expect(bars).toHaveLength(levers.length);
    bars.forEach(({ x, width }, lever) => {
      const end = ends[lever]?.[index] ?? Number.NaN;
      expect(usd(x)).toBeCloseTo(Math.min(differenceUsd, end), 3);
      expect(length(width)).toBeCloseTo(Math.abs(end - differenceUsd), 3);
    });
  }
  for (const { x1 } of elements(markup, 'line')) expect(usd(x1)).toBeCloseTo(differenceUsd, 3);
});
