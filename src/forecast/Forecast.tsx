import { memo, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { plotMargin } from '../../contract/chart/costGeometry.ts';
import { verdictSentence } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../contract/format/durations.ts';
import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { chartTexts } from '../../contract/words/chart.ts';
import type { Forecast as ForecastResponse } from '../../worker/forecast/forecast.ts';
import { CostPlot } from '../charts/CostPlot.tsx';
import { Table } from '../controls/Table.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { deferredForecastTexts as texts } from '../texts/deferred/forecast.ts';
import { forecastWorker } from '../workers/workers.ts';
import './Forecast.css';

/** The forecast of the chart, which the tabs below it are about; null before it is known. */
export const shownForecast = proxy<{ forecast: ForecastResponse | null }>({ forecast: null });

/** The chart of 60 months, with its table on demand. */
export function Forecast() {
  const [isTable, setTable] = useState(false);
  const { response: forecast, failure } = useWorkerCall(
    forecastWorker,
    (worker) => worker.forecast(currentInputs()),
    usePaintedChanges(),
    texts.failed,
  );
  useEffect(() => {
    shownForecast.forecast = forecast && ref(forecast);
  }, [forecast]);
  if (failure) return <div className="forecast-waiting">{failure}</div>;
  if (!forecast) {
    return (
      <p className="forecast-waiting" role="status">
        {texts.computing}
      </p>
    );
  }
  return <ForecastFigures forecast={forecast} isTable={isTable} setTable={setTable} />;
}

interface ForecastFiguresProps {
  forecast: ForecastResponse;
  isTable: boolean;
  setTable: (isTable: boolean) => void;
}

/** Renders again with each forecast, not with each change of the inputs. */
const ForecastFigures = memo(({ forecast, isTable, setTable }: ForecastFiguresProps) => {
  const { costs, verdict } = forecast;
  return (
    <>
      <CostChart forecast={forecast} />
      <div className="forecast-foot">
        <p className="hint">{texts.caption}</p>
        <button
          type="button"
          className="link"
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? texts.asChart : texts.asTable}
        </button>
      </div>
      {isTable && (
        <>
          <p>{verdictSentence(verdict.claims)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="cost-table" tabIndex={0} aria-label={texts.chartTitle}>
            <Table
              caption={<caption className="visually-hidden">{texts.chartTitle}</caption>}
              columns={[
                { label: texts.month, cell: ({ month }) => (month === 0 ? chartTexts.now : month) },
                { label: chartTexts.inHouse, cell: (cost) => formatUsd(cost.inHouseUsd) },
                { label: financeFigureTexts.timeLost, cell: (cost) => formatUsd(cost.timeLostUsd) },
                { label: chartTexts.embedded, cell: (cost) => formatUsd(cost.embeddedUsd) },
              ]}
              rows={costs}
              keyOf={({ month }) => month}
              rowClassName={({ month }) =>
                month === verdict.breakEvenMonth ? 'break-even-row' : undefined
              }
            />
          </section>
        </>
      )}
    </>
  );
});

/**
 * Returns a key that changes with the inputs, once the frame with the moved control is painted:
 * posting a message takes time.
 */
function usePaintedChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let frame = 0;
    const unsubscribe = subscribe(inputs, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(() => setChanges((count) => count + 1)));
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, []);
  return changes;
}

/**
 * Chart of the cumulative cost of both options, each with its likely range. A visitor reads any
 * month by pointer, touch or arrow keys.
 */
function CostChart({ forecast }: { forecast: ForecastResponse }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [read, setMonth] = useState<number | null>(null);
  const month = read ?? forecastMonths;
  const selected = forecast.costs[month];
  if (!selected) return null;

  const selectMonthAt = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fraction = (event.clientX - box.left) / box.width;
    setMonth(Math.min(lastMonth, Math.max(0, Math.round(fraction * lastMonth))));
  };
  const at = texts.atMonth(month);

  return (
    <div className="cost-chart" ref={frame}>
      <p className="cost-chart-reading" aria-hidden="true" hidden={read === null}>
        <span>{at}</span>{' '}
        <b className="in-house">{`${chartTexts.inHouse} ${formatUsd(selected.inHouseUsd)}`}</b>{' '}
        <b className="embedded">{`${chartTexts.embedded} ${formatUsd(selected.embeddedUsd)}`}</b>
      </p>
      <div className="cost-chart-frame">
        <ForecastPlot forecast={forecast} month={month} width={width} />
        <input
          type="range"
          aria-label={texts.readMonth}
          aria-valuetext={texts.valueText(
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
  forecast: ForecastResponse;
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
      height={width < 560 ? 200 : 230}
      title={texts.chartTitle}
      description={texts.chartDescription(formatUsd(last.inHouseUsd), formatUsd(last.embeddedUsd))}
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
