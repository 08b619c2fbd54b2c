import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  chartTexts,
  lastChartMonth as lastMonth,
  plotMargin,
} from '../../contract/chart/costGeometry.ts';
import { formatUsd } from '../../contract/format/money.ts';
import type { Forecast } from '../../worker/forecast/forecast.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

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
        {at} <b className="in-house">{`${chartTexts.inHouse} ${formatUsd(selected.inHouseUsd)}`}</b>{' '}
        <b className="embedded">{`${chartTexts.embedded} ${formatUsd(selected.embeddedUsd)}`}</b>
      </p>
      <div className="cost-chart-frame">
        <ForecastPlot forecast={forecast} month={month} width={width} />
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
          style={{ left: plotMargin.left, right: plotMargin.right }}
        />
      </div>
    </div>
  );
}

interface ForecastPlotProps {
  forecast: Forecast;
  /** The month whose costs are marked. */
  month: number;
  /** In pixels. */
  width: number;
}

/** The chart with its likely ranges and a mark at the chosen month. */
export function ForecastPlot({ forecast, month, width }: ForecastPlotProps) {
  const [last, selected] = [forecast.costs[lastMonth], forecast.costs[month]];
  if (!last || !selected) return null;
  return (
    <CostPlot
      costs={forecast}
      width={width}
      height={width < 560 ? 240 : 300}
      title={deferredForecastTexts.chartTitle}
      description={deferredForecastTexts.chartDescription(
        formatUsd(last.inHouseUsd),
        formatUsd(last.embeddedUsd),
      )}
      marks={({ at, top, bottom }) => {
        const inHouse = at(month, selected.inHouseUsd);
        const embedded = at(month, selected.embeddedUsd);
        return (
          <g className="reading">
            <line x1={inHouse.x} x2={inHouse.x} y1={top} y2={bottom} />
            <rect className="in-house" x={inHouse.x - 4} y={inHouse.y - 4} width="8" height="8" />
            <circle className="embedded" cx={embedded.x} cy={embedded.y} r="4.5" />
          </g>
        );
      }}
    />
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
