import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { answer } from '../../worker/answer/answer.ts';
import { cumulativeCosts } from '../../worker/forecast/cumulativeCosts.ts';
import { costAt, PrintedChart } from './printedTables.tsx';

const today = '2026-01-01';

test('the lines pass through the forecast of every month, for any inputs', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = answer({ inputs, today });
      const { inHouse, embedded } = shown.costLines;
      for (const { month, inHouseUsd, embeddedUsd } of cumulativeCosts(shown.estimate)) {
        const tolerance = 1e-9 * Math.max(1, inHouseUsd, embeddedUsd);
        expect(Math.abs(costAt(inHouse, month) - inHouseUsd)).toBeLessThanOrEqual(tolerance);
        expect(Math.abs(costAt(embedded, month) - embeddedUsd)).toBeLessThanOrEqual(tolerance);
      }
    }),
  );
});

test('a month outside the forecast is refused', () => {
  const { inHouse } = answer({ inputs: defaultInputs, today }).costLines;
  expect(() => costAt(inHouse, 37)).toThrow(RangeError);
});

test('the printed lines pass through the costs of both sides, on the scale of the axis', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const shown = answer({ inputs, today });
      const markup = renderToStaticMarkup(<PrintedChart answer={shown} />);
      const grid = [
        ...markup.matchAll(/<line class="grid" x1="([\d.]+)" x2="([\d.]+)" y1="([\d.]+)"/g),
      ].map(([, ...numbers]) => numbers.map(Number));
      const [[left = 0, right = 0, base = 0] = [], top = []] = [grid[0], grid.at(-1)];
      const labels = [...markup.matchAll(/>\$([\d.,]+)([kM]?)</g)].map(
        ([, figure = '', unit = '']) =>
          Number(figure.replaceAll(',', '')) * ({ k: 1e3, M: 1e6 }[unit] ?? 1),
      );
      const topUsd = labels.at(-1) ?? Number.NaN;
      for (const [className, line] of [
        ['in-house', shown.costLines.inHouse],
        ['embedded', shown.costLines.embedded],
      ] as const) {
        const [, points = ''] =
          new RegExp(`<polyline class="${className}" points="([^"]*)"`).exec(markup) ?? [];
        const drawn = points.split(' ').map((point) => {
          const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
          return {
            month: (36 * (x - left)) / (right - left),
            usd: (topUsd * (base - y)) / (base - (top[2] ?? Number.NaN)),
          };
        });
        expect(drawn).toHaveLength(line.length);
        for (const [index, { month, usd }] of line.entries()) {
          expect(drawn[index]?.month).toBeCloseTo(month, 1);
          expect(Math.abs((drawn[index]?.usd ?? Number.NaN) - usd)).toBeLessThan(topUsd / 1000);
        }
      }
    }),
    { numRuns: 20 },
  );
});
