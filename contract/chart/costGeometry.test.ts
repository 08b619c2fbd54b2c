import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Claim } from '../claims.ts';
import {
  axisAmount,
  type ChartCosts,
  type ChartMark,
  costGeometry,
  roundMaximum,
} from './costGeometry.ts';

test.each([
  [131_983, 160_000],
  [160_001, 200_000],
  [9, 10],
  [1, 1],
  [999_999, 1_000_000],
  [43_000, 60_000],
])('an axis up to %d ends at %d', (usd, maximum) => {
  expect(roundMaximum(usd)).toBe(maximum);
});

test('the maximum is at least the amount and at most twice as large', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (usd) => {
      const maximum = roundMaximum(usd);
      expect(maximum).toBeGreaterThanOrEqual(usd);
      expect(usd / maximum).toBeGreaterThanOrEqual(0.5);
    }),
  );
});

test.each([
  [0, '$0'],
  [800, '$800'],
  [40_000, '$40k'],
  [999, '$999'],
  [1000, '$1k'],
  [1500, '$1.5k'],
  [1_000_000, '$1M'],
  [1_200_000, '$1.2M'],
  [999_000_000, '$999M'],
  [1_000_000_000, '$1B'],
])('%d is labelled %s', (usd, text) => {
  expect(axisAmount(usd)).toBe(text);
});

const usd = fc.integer({ min: 0, max: 1_000_000 });

const laterTurn = (month: number): Claim => ({
  kind: 'laterTurn',
  side: 'inHouse',
  spans: [{ firstMonth: month, lastMonth: 60 }],
});

/** A cost and its likely range at the end. */
const end = fc.tuple(usd, usd, usd).map((all) => {
  const [p10 = 0, usd = 0, p90 = 0] = all.toSorted((a, b) => a - b);
  return { usd, p10, p90 };
});

test('the labels of both sides stay in the chart, apart from each other and from the turns', () => {
  const breakEven = fc.option(fc.integer({ min: 2, max: 36 }));
  const laterMonth = fc.option(fc.integer({ min: 37, max: 60 }));
  const height = fc.integer({ min: 150, max: 240 });
  fc.assert(
    fc.property(
      end,
      end,
      breakEven,
      laterMonth,
      height,
      (inHouse, embedded, breakEvenMonth, later, height) => {
        const lineTo = ({ usd }: { usd: number }) => [
          { month: 36, usd: (3 / 5) * usd },
          { month: 60, usd },
        ];
        const rangeTo = ({ p10, p90 }: { p10: number; p90: number }) => [
          { month: 36, p10: (3 / 5) * p10, p90: (3 / 5) * p90 },
          { month: 60, p10, p90 },
        ];
        const costs = {
          lines: { inHouse: lineTo(inHouse), embedded: lineTo(embedded), buildEnd: null },
          ranges: { inHouseUsdByMonth: rangeTo(inHouse), embeddedUsdByMonth: rangeTo(embedded) },
          verdict: { breakEvenMonth, claims: later === null ? [] : [laterTurn(later)] },
        };
        const { marks } = costGeometry(costs, { width: 680, height, isOnPaper: true });
        const labelsAt = (start: string) =>
          marks.flatMap((mark) =>
            mark.kind === 'text' && (mark.name || mark.text).startsWith(start) ? [mark.at.y] : [],
          );
        const [one = 0, other = 0] = labelsAt('side-label');
        expect(Math.abs(one - other)).toBeGreaterThan(14);
        expect(Math.min(one, other)).toBeGreaterThanOrEqual(12);
        expect(Math.max(one, other)).toBeLessThanOrEqual(height - 28);
        for (const y of [...labelsAt('Break-even'), ...labelsAt('From month')])
          expect(y - Math.max(one, other)).toBeGreaterThan(14);
      },
    ),
  );
});

/** Costs up to $80,000: in a chart of 784 × 208, a month takes 12 pixels and $500 take one. */
const costs = {
  lines: {
    inHouse: [
      { month: 0, usd: 0 },
      { month: 10, usd: 40_000 },
      { month: 60, usd: 60_000 },
    ],
    embedded: [
      { month: 0, usd: 2000 },
      { month: 36, usd: 20_000 },
      { month: 60, usd: 30_000 },
    ],
    buildEnd: { month: 10, usd: 40_000 },
  },
  ranges: {
    inHouseUsdByMonth: [
      { month: 0, p10: 0, p90: 0 },
      { month: 36, p10: 40_000, p90: 60_000 },
      { month: 60, p10: 50_000, p90: 80_000 },
    ],
    embeddedUsdByMonth: [{ month: 60, p10: 30_000, p90: 30_000 }],
  },
  verdict: { breakEvenMonth: 12, claims: [] },
} satisfies ChartCosts;

/** Returns one line for each mark, such as `grid 52,180 772,180` and `"$0" end 44,184`. */
function described(marks: readonly ChartMark[]): string[] {
  return marks.map((mark) => {
    const points = 'points' in mark ? mark.points : [mark.at];
    const name = mark.kind === 'text' ? `"${mark.text}" ${mark.anchor}` : mark.name;
    const style = mark.kind === 'text' && mark.name ? ` ${mark.name}` : '';
    return `${name} ${points.map(({ x, y }) => `${x},${y}`).join(' ')}${style}`;
  });
}

const marksOf = (changes: Partial<ChartCosts> = {}, width = 784, isOnPaper = false) =>
  described(
    costGeometry({ ...costs, ...changes }, { width, height: 208, ...(isOnPaper && { isOnPaper }) })
      .marks,
  );

const axes = (labels: string[]) => [
  ...[180, 140, 100, 60, 20].map((y) => `grid 52,${y} 772,${y}`),
  ...labels,
];
const drawn = [
  'likely-range in-house 52,180 484,60 772,20 772,80 484,100 52,180',
  'break-even 196,20 196,180',
  '"Break-even: month 12" start 202,172',
  'side-line in-house 52,180 172,100 772,60',
  'side-line embedded 52,176 484,140 772,120',
  'build-end 172,100',
];
const screenAxes = axes([
  ...['"$0" end 44,184', '"$40k" end 44,104', '"$80k" end 44,24'],
  ...[
    '"now" start 52,200',
    '"12 months" middle 196,200',
    '"24" middle 340,200',
    '"36" middle 484,200',
    '"48" middle 628,200',
    '"60" end 772,200',
  ],
]);

test('on the screen every mark has its place', () => {
  const labels = [
    '"In-house, likely range" end 772,50 side-label in-house',
    '"Embedded" end 772,138 side-label embedded',
  ];
  expect(marksOf().toSorted()).toEqual([...screenAxes, ...drawn, ...labels].toSorted());
});

test('a label that is longer than the chart leaves out the range, which the caption names', () => {
  expect(marksOf({}, 200)).toContain('"In-house" end 188,50 side-label in-house');
});

test('a chart that has no width yet is drawn', () => {
  expect(marksOf({}, 0)).toContainEqual(expect.stringContaining('Embedded'));
});

test('paper has more labels, and the ends of the range', () => {
  const axisLabels = ['"$20k" end 44,144', '"$60k" end 44,64'];
  const labels = [
    '"In-house, P10 $50,000 to P90 $80,000" end 772,12 side-label in-house',
    '"Embedded" end 772,156 side-label embedded',
  ];
  const expected = [...screenAxes, ...axisLabels, ...drawn, ...labels];
  expect(marksOf({}, 784, true).toSorted()).toEqual(expected.toSorted());
});

test.each([
  [1, undefined],
  [2, '"Break-even: month 2" start 82,172'],
  [29, '"Break-even: month 29" start 406,172'],
  [30, '"Break-even: month 30" end 406,172'],
  [null, undefined],
])('break-even in month %s is labelled %s', (breakEvenMonth, label) => {
  const marks = marksOf({ verdict: { breakEvenMonth, claims: [] } });
  expect(marks.find((mark) => mark.startsWith('"Break-even'))).toBe(label);
});

test('a turn after 36 months is marked, above the label of the break-even', () => {
  const marks = marksOf({ verdict: { breakEvenMonth: 12, claims: [laterTurn(43)] } });
  expect(marks).toContain('break-even 568,20 568,180');
  expect(marks).toContain('"From month 43: building" end 562,156');
  expect(marks).toContain('"Break-even: month 12" start 202,172');
});

test.each([
  [560, '"12 months" middle 151.2,200'],
  [559, '"12" middle 151,200'],
])('in %d pixels, the first year has a unit where there is room: %s', (width, label) => {
  expect(marksOf({}, width)).toContain(label);
  expect(marksOf({}, width).join()).toContain('build-end');
});

test('a line crosses fewer than one of 25 labels on a phone, where two lines leave no place', () => {
  const cost = fc.integer({ min: 0, max: 400_000 });
  const growing = fc.tuple(cost, cost, cost).map((all) => all.toSorted((a, b) => a - b));
  const month = fc.integer({ min: 1, max: 59 });
  const lineTo = ([start = 0, middle = 0, end = 0]: readonly number[], bend: number) => [
    { month: 0, usd: start },
    { month: bend, usd: middle },
    { month: 60, usd: end },
  ];
  // A phone of 390 pixels.
  const [width, height, right] = [324, 240, 312];
  const ranges = { inHouseUsdByMonth: [], embeddedUsdByMonth: [] };
  let crossedCount = 0;
  fc.assert(
    fc.property(growing, growing, month, month, (inHouse, embedded, one, other) => {
      const lines = {
        inHouse: lineTo(inHouse, one),
        embedded: lineTo(embedded, other),
        buildEnd: null,
      };
      const drawnCosts = { lines, ranges, verdict: { breakEvenMonth: null, claims: [] } };
      const { marks } = costGeometry(drawnCosts, { width, height });
      const drawn = marks.flatMap((mark) => (mark.kind === 'polyline' ? [mark.points] : []));
      const isCrossed = ({ text }: { text: string }, y: number) => {
        const pixels = Array.from({ length: Math.floor(6.8 * text.length) }, (_, index) => index);
        return drawn.some((line) =>
          pixels.some((pixel) => {
            const lower = heightAt(line, right - pixel - 1);
            const upper = heightAt(line, right - pixel);
            return lower > y - 11.5 && upper < y + 4.5;
          }),
        );
      };
      const labels = marks.flatMap((mark) => (mark.kind === 'text' && mark.name ? [mark] : []));
      expect(labels).toHaveLength(2);
      crossedCount += labels.filter((label) => isCrossed(label, label.at.y)).length;
    }),
    { numRuns: 400 },
  );
  // Two lines may leave no place for a label.
  expect(crossedCount, 'crossed labels of 800').toBeLessThan(32);
});

/** Where a line is at a place from left to right. */
function heightAt(line: readonly { x: number; y: number }[], x: number): number {
  const next = line.findIndex((point) => point.x >= x);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to || to === from) return to?.y ?? Number.POSITIVE_INFINITY;
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

test('the label of the cheaper side is above its line where there is no room below', () => {
  const lines = {
    inHouse: costs.lines.embedded,
    embedded: [{ month: 60, usd: 0 }],
    buildEnd: null,
  };
  const ranges = { inHouseUsdByMonth: [], embeddedUsdByMonth: [] };
  const labels = marksOf({ lines, ranges, verdict: { breakEvenMonth: null, claims: [] } }).slice(
    -2,
  );
  expect(labels).toEqual([
    '"In-house, spent so far" end 772,20 side-label in-house',
    '"Embedded" end 772,170 side-label embedded',
  ]);
});
