import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisUsd, costGeometry, roundMaximum } from './costGeometry.ts';

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
  [1500, '$1.5k'],
  [1_200_000, '$1.2M'],
])('%d is labelled %s', (usd, text) => {
  expect(axisUsd(usd)).toBe(text);
});

const usd = fc.integer({ min: 0, max: 1_000_000 });

test('the labels of both sides stay in the chart and apart from each other', () => {
  fc.assert(
    fc.property(usd, usd, (inHouseUsd, embeddedUsd) => {
      const lineTo = (usd: number) => [
        { month: 24, usd: (2 / 3) * usd },
        { month: 36, usd },
      ];
      const lines = { inHouse: lineTo(inHouseUsd), embedded: lineTo(embeddedUsd), buildEnd: null };
      const size = { width: 680, height: 200, isOnPaper: true };
      const { marks } = costGeometry({ lines, verdict: { breakEvenMonth: null } }, size);
      const [one = 0, other = 0] = marks.flatMap((mark) =>
        mark.kind === 'text' && mark.name.startsWith('side-label') ? [mark.at.y] : [],
      );
      expect(Math.abs(one - other)).toBeGreaterThan(14);
      expect(Math.min(one, other)).toBeGreaterThanOrEqual(12);
      expect(Math.max(one, other)).toBeLessThanOrEqual(200 - 28);
    }),
    { examples: [[0, 0]] },
  );
});
