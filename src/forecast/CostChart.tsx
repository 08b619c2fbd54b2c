import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatUsd } from '../../contract/format/numbers.ts';
import { isVisibleRange } from '../../contract/uncertainty.ts';
import type { CostPoint } from '../../worker/forecast/cumulativeCosts.ts';
import type { Forecast } from '../../worker/forecast/forecast.ts';
import type { MonthRange } from '../../worker/forecast/ranges.ts';
import { axisUsd, roundMaximum } from '../format/chartScale.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

const lastMonth = 36;
const margin = { top: 20, right: 12, bottom: 28, left: 52 };

/**
 * Chart of the cumulative cost of both options, each with its likely range. A visitor reads any
 * month by pointer, touch or arrow keys.
 */
export function CostChart({ forecast }: { forecast: Forecast }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [month, setMonth] = useState(lastMonth);
  const selected = forecast.costs[month];
  if (!selected) return null;

  const selectMonthAt = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fraction = (event.clientX - box.left) / box.width;
    setMonth(Math.min(lastMonth, Math.max(0, Math.round(fraction * lastMonth))));
  };
  const at = deferredForecastTexts.atMonth(month);

  return (
    <div className="cost-chart" ref={frame}>
      <p className="cost-chart-reading" aria-hidden="true">
        {at}{' '}
        <b className="in-house">{`${deferredForecastTexts.inHouse} ${formatUsd(selected.inHouseUsd)}`}</b>{' '}
        <b className="embedded">{`${deferredForecastTexts.embedded} ${formatUsd(selected.embeddedUsd)}`}</b>
      </p>
      <div className="cost-chart-frame">
        <CostPlot forecast={forecast} month={month} width={width} />
        <input
          type="range"
          aria-label={deferredForecastTexts.readMonth}
          aria-valuetext={deferredForecastTexts.valueText(
            at,
            formatUsd(selected.inHouseUsd),
            formatUsd(selected.embeddedUsd),
          )}
          min={0}
          max={lastMonth}
          value={month}
          onChange={(event) => setMonth(event.target.valueAsNumber)}
          onPointerMove={selectMonthAt}
          onPointerDown={selectMonthAt}
          style={{ left: margin.left, right: margin.right }}
        />
      </div>
    </div>
  );
}

interface CostPlotProps {
  forecast: Forecast;
  /** The month whose costs are marked. */
  month: number;
  /** In pixels. */
  width: number;
}

/** The axes, lines, likely ranges and marks of the chart. */
export function CostPlot({ forecast, month, width }: CostPlotProps) {
  const id = useId();
  const height = width < 560 ? 240 : 300;
  const { costs, ranges } = forecast;
  const { inHouse, embedded, buildEnd } = forecast.lines;
  const { breakEvenMonth } = forecast.verdict;
  const last = costs[lastMonth];
  const selected = costs[month];
  if (!last || !selected) return null;

  const { inHouseUsdByMonth, embeddedUsdByMonth } = ranges;
  const highest = Math.max(
    last.inHouseUsd,
    last.embeddedUsd,
    inHouseUsdByMonth.at(-1)?.p90 ?? 0,
    embeddedUsdByMonth.at(-1)?.p90 ?? 0,
  );
  const top = roundMaximum(Math.max(1, highest));
  const x = (at: number) => margin.left + (at / lastMonth) * (width - margin.left - margin.right);
  const y = (usd: number) =>
    height - margin.bottom - (usd / top) * (height - margin.top - margin.bottom);
  const line = (points: readonly CostPoint[]) =>
    points.map((point) => `${x(point.month).toFixed(1)},${y(point.usd).toFixed(1)}`).join(' ');

  const area = (range: readonly MonthRange[]) =>
    line([
      ...range.map(({ month: at, p90 }) => ({ month: at, usd: p90 })),
      ...range.map(({ month: at, p10 }) => ({ month: at, usd: p10 })).reverse(),
    ]);
  const label = (side: string, range: readonly MonthRange[]) =>
    isVisibleRange(range.at(-1)) ? deferredForecastTexts.withLikelyRange(side) : side;
  const isInHouseAbove = last.inHouseUsd >= last.embeddedUsd;
  const labelY = (usd: number, isAbove: boolean) =>
    Math.min(height - margin.bottom - 6, Math.max(12, y(usd) + (isAbove ? -10 : 18)));
  const shownBuildEnd =
    width >= 560 && buildEnd && buildEnd.month < lastMonth - 4 ? buildEnd : null;

  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{deferredForecastTexts.chartTitle}</title>
      <desc id={`${id}-description`}>
        {deferredForecastTexts.chartDescription(
          formatUsd(last.inHouseUsd),
          formatUsd(last.embeddedUsd),
        )}
      </desc>
      {[0, 1, 2, 3, 4].map((quarter) => {
        const usd = (top * quarter) / 4;
        return (
          <g key={quarter}>
            <line
              className="grid"
              x1={margin.left}
              x2={width - margin.right}
              y1={y(usd)}
              y2={y(usd)}
            />
            {quarter % 2 === 0 && (
              <text x={margin.left - 8} y={y(usd) + 4} textAnchor="end">
                {axisUsd(usd)}
              </text>
            )}
          </g>
        );
      })}
      {[0, 12, 24, 36].map((tick) => (
        <text
          key={tick}
          x={x(tick)}
          y={height - 8}
          textAnchor={tick === 0 ? 'start' : tick === lastMonth ? 'end' : 'middle'}
        >
          {tick === 0 ? deferredForecastTexts.now : deferredForecastTexts.months(tick)}
        </text>
      ))}
      <polygon className="likely-range in-house" points={area(inHouseUsdByMonth)} />
      <polygon className="likely-range embedded" points={area(embeddedUsdByMonth)} />
      {breakEvenMonth !== null && breakEvenMonth > 1 && (
        <g className="break-even">
          <line x1={x(breakEvenMonth)} x2={x(breakEvenMonth)} y1={margin.top} y2={y(0)} />
          <text
            x={x(breakEvenMonth) + (breakEvenMonth < 24 ? 6 : -6)}
            y={y(0) - 8}
            textAnchor={breakEvenMonth < 24 ? 'start' : 'end'}
          >
            {deferredForecastTexts.breakEven(breakEvenMonth)}
          </text>
        </g>
      )}
      <polyline className="side-line in-house" points={line(inHouse)} />
      <polyline className="side-line embedded" points={line(embedded)} />
      {shownBuildEnd && (
        <>
          <circle
            className="build-end"
            cx={x(shownBuildEnd.month)}
            cy={y(shownBuildEnd.usd)}
            r="4.5"
          />
          <text className="strong" x={x(shownBuildEnd.month) + 10} y={y(shownBuildEnd.usd) + 18}>
            {deferredForecastTexts.buildEnds}
          </text>
        </>
      )}
      <text
        className="side-label in-house"
        x={width - margin.right}
        y={labelY(last.inHouseUsd, isInHouseAbove)}
        textAnchor="end"
      >
        {label(deferredForecastTexts.inHouse, inHouseUsdByMonth)}
      </text>
      <text
        className="side-label embedded"
        x={width - margin.right}
        y={labelY(last.embeddedUsd, !isInHouseAbove)}
        textAnchor="end"
      >
        {label(deferredForecastTexts.embedded, embeddedUsdByMonth)}
      </text>
      <g className="reading">
        <line x1={x(month)} x2={x(month)} y1={margin.top} y2={y(0)} />
        <rect
          className="in-house"
          x={x(month) - 4}
          y={y(selected.inHouseUsd) - 4}
          width="8"
          height="8"
        />
        <circle className="embedded" cx={x(month)} cy={y(selected.embeddedUsd)} r="4.5" />
      </g>
    </svg>
  );
}

/** Returns the width available on screen, so that text has its own size. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
