import type { Answer } from '../../worker/answer/answer.ts';
import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';
import { axisUsd, roundMaximum } from '../format/chartScale.ts';
import { deferredPrintingTexts } from '../texts/deferred/printing.ts';
import { costAt } from './costAt.ts';

const lastMonth = 36;
/** In CSS pixels: about the width of A4 and Letter between their margins. */
const size = { width: 680, height: 200 };
const margin = { top: 16, right: 10, bottom: 22, left: 50 };

/** The cumulative cost of both options. On paper without colours, one line is dashed. */
export function PrintedChart({ answer }: { answer: Answer }) {
  const { inHouse, embedded, buildEnd } = answer.costLines;
  const { breakEvenMonth } = answer.verdict;
  const [inHouseUsd, embeddedUsd] = [costAt(inHouse, lastMonth), costAt(embedded, lastMonth)];
  const top = roundMaximum(Math.max(1, inHouseUsd, embeddedUsd));
  const [right, bottom] = [size.width - margin.right, size.height - margin.bottom];
  const x = (month: number) => margin.left + (month / lastMonth) * (right - margin.left);
  const y = (usd: number) => bottom - (usd / top) * (bottom - margin.top);
  const line = (points: readonly CostPoint[]) =>
    points.map(({ month, usd }) => `${x(month).toFixed(1)},${y(usd).toFixed(1)}`).join(' ');
  const isInHouseAbove = inHouseUsd >= embeddedUsd;
  const labelY = (usd: number, isAbove: boolean) => {
    const [above, below] = [y(usd) - 8, y(usd) + 16];
    return isAbove || below > bottom - 4 ? Math.max(11, above) : below;
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={deferredPrintingTexts.overTime}
    >
      {[0, 1, 2, 3, 4].map((quarter) => {
        const usd = (top * quarter) / 4;
        return (
          <g key={quarter}>
            <line className="grid" x1={margin.left} x2={right} y1={y(usd)} y2={y(usd)} />
            <text x={margin.left - 8} y={y(usd) + 4} textAnchor="end">
              {axisUsd(usd)}
            </text>
          </g>
        );
      })}
      {[0, 6, 12, 18, 24, 30, 36].map((month) => (
        <text
          key={month}
          x={x(month)}
          y={size.height - 6}
          textAnchor={month === 0 ? 'start' : month === lastMonth ? 'end' : 'middle'}
        >
          {month === 0 ? deferredPrintingTexts.start : month}
        </text>
      ))}
      {breakEvenMonth !== null && breakEvenMonth > 1 && (
        <>
          <line
            className="break-even"
            x1={x(breakEvenMonth)}
            x2={x(breakEvenMonth)}
            y1={margin.top}
            y2={bottom}
          />
          <text
            x={x(breakEvenMonth) + (breakEvenMonth < 24 ? 6 : -6)}
            y={margin.top + 8}
            textAnchor={breakEvenMonth < 24 ? 'start' : 'end'}
          >
            {deferredPrintingTexts.breakEven(breakEvenMonth)}
          </text>
        </>
      )}
      <polyline className="in-house" points={line(inHouse)} />
      <polyline className="embedded" points={line(embedded)} />
      {buildEnd && buildEnd.month < lastMonth - 8 && (
        <>
          <circle className="in-house" cx={x(buildEnd.month)} cy={y(buildEnd.usd)} r="4" />
          <text x={x(buildEnd.month) + 10} y={y(buildEnd.usd) + 14}>
            {deferredPrintingTexts.buildEnds}
          </text>
        </>
      )}
      <text className="in-house" x={right} y={labelY(inHouseUsd, isInHouseAbove)} textAnchor="end">
        {deferredPrintingTexts.inHouse}
      </text>
      <text
        className="embedded"
        x={right}
        y={labelY(embeddedUsd, !isInHouseAbove)}
        textAnchor="end"
      >
        {deferredPrintingTexts.embedded}
      </text>
    </svg>
  );
}
