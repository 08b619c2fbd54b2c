import { type ReactNode, useId } from 'react';
import {
  axisUsd,
  type ChartCosts,
  costGeometry,
  lastChartMonth,
} from '../../contract/chart/costGeometry.ts';
import { deferredChartTexts as texts } from '../texts/deferred/chart.ts';
import './CostPlot.css';

/** Around the area between the axes, in pixels. */
export const plotMargin = { top: 20, right: 12, bottom: 28, left: 52 };

/** Narrower charts do not name the end of the build, in pixels. */
const wide = 560;

interface CostPlotProps {
  costs: ChartCosts;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  title: string;
  description?: string;
  /** Labels every line of the grid and every half year. */
  hasFineAxes?: boolean;
  /** Draws marks over the lines. */
  marks?: (geometry: ReturnType<typeof costGeometry>) => ReactNode;
}

/** The axes, lines, likely ranges and labels of the cost chart, on the page and on paper. */
export function CostPlot(props: CostPlotProps) {
  const { costs, width, height, title, description, hasFineAxes = false, marks } = props;
  const id = useId();
  const [left, right] = [plotMargin.left, width - plotMargin.right];
  const [top, bottom] = [plotMargin.top, height - plotMargin.bottom];
  const chart = costGeometry(costs, { left, right, top, bottom });
  const { inHouse, embedded, breakEven, buildEnd } = chart;
  const isInHouseAbove = inHouse.end.y <= embedded.end.y;
  const labelY = (y: number, isAbove: boolean) =>
    isAbove || y + 18 > bottom - 4 ? Math.max(12, y - 10) : y + 18;
  const isBreakEvenEarly = breakEven !== null && breakEven.x < chart.at(24, 0).x;
  const hasBuildEnd = buildEnd && width >= wide && buildEnd.x < chart.at(lastChartMonth - 4, 0).x;
  return (
    <svg
      className="cost-plot"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      {description && <desc id={`${id}-description`}>{description}</desc>}
      {chart.grid.map(({ usd, y }, quarter) => (
        <g key={usd}>
          <line className="grid" x1={left} x2={right} y1={y} y2={y} />
          {(hasFineAxes || quarter % 2 === 0) && (
            <text x={left - 8} y={y + 4} textAnchor="end">
              {axisUsd(usd)}
            </text>
          )}
        </g>
      ))}
      {(hasFineAxes ? [0, 6, 12, 18, 24, 30, 36] : [0, 12, 24, 36]).map((month) => (
        <text
          key={month}
          x={chart.at(month, 0).x}
          y={height - 8}
          textAnchor={month === 0 ? 'start' : month === lastChartMonth ? 'end' : 'middle'}
        >
          {month === 0 ? texts.now : texts.months(month)}
        </text>
      ))}
      {inHouse.band && <polygon className="likely-range in-house" points={points(inHouse.band)} />}
      {embedded.band && (
        <polygon className="likely-range embedded" points={points(embedded.band)} />
      )}
      {breakEven && (
        <g className="break-even">
          <line x1={breakEven.x} x2={breakEven.x} y1={top} y2={bottom} />
          <text
            x={breakEven.x + (isBreakEvenEarly ? 6 : -6)}
            y={bottom - 8}
            textAnchor={isBreakEvenEarly ? 'start' : 'end'}
          >
            {texts.breakEven(costs.verdict.breakEvenMonth ?? 0)}
          </text>
        </g>
      )}
      <polyline className="side-line in-house" points={points(inHouse.line)} />
      <polyline className="side-line embedded" points={points(embedded.line)} />
      {hasBuildEnd && (
        <>
          <circle className="build-end" cx={buildEnd.x} cy={buildEnd.y} r="4.5" />
          <text className="strong" x={buildEnd.x + 10} y={buildEnd.y + 18}>
            {texts.buildEnds}
          </text>
        </>
      )}
      <text
        className="side-label in-house"
        x={right}
        y={labelY(inHouse.end.y, isInHouseAbove)}
        textAnchor="end"
      >
        {inHouse.band ? texts.withLikelyRange(texts.inHouse) : texts.inHouse}
      </text>
      <text
        className="side-label embedded"
        x={right}
        y={labelY(embedded.end.y, !isInHouseAbove)}
        textAnchor="end"
      >
        {embedded.band ? texts.withLikelyRange(texts.embedded) : texts.embedded}
      </text>
      {marks?.(chart)}
    </svg>
  );
}

const points = (line: readonly { x: number; y: number }[]) =>
  line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
