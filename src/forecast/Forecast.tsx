import { memo, useEffect, useState } from 'react';
import { ref, subscribe } from 'valtio';
import { chartTexts } from '../../contract/chart/costGeometry.ts';
import { verdictSentence } from '../../contract/format/claimTexts.ts';
import { Table } from '../controls/Table.tsx';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { CostChart } from './CostChart.tsx';
import { shownForecast } from './shownForecast.ts';
import './Forecast.css';
import { formatUsd } from '../../contract/format/money.ts';
import type { Forecast as ForecastResponse } from '../../worker/forecast/forecast.ts';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { forecastWorker } from '../workers/workers.ts';

/** The 36-month chart, with its table on demand. */
export function Forecast() {
  const [isTable, setTable] = useState(false);
  const { response: forecast, failure } = useWorkerCall(
    forecastWorker,
    (worker) => worker.forecast(currentInputs()),
    usePaintedChanges(),
    deferredForecastTexts.failed,
  );
  useEffect(() => {
    shownForecast.forecast = forecast && ref(forecast);
  }, [forecast]);
  if (failure) return <div className="forecast-waiting">{failure}</div>;
  if (!forecast) {
    return (
      <p className="forecast-waiting" role="status">
        {deferredForecastTexts.computing}
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
        <p>{verdictSentence(verdict.claims)}</p>
        <button
          type="button"
          className="link"
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? deferredForecastTexts.asChart : deferredForecastTexts.asTable}
        </button>
      </div>
      {isTable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="cost-table" tabIndex={0} aria-label={deferredForecastTexts.chartTitle}>
          <Table
            caption={
              <caption className="visually-hidden">{deferredForecastTexts.chartTitle}</caption>
            }
            columns={[
              {
                label: deferredForecastTexts.month,
                cell: ({ month }) => (month === 0 ? chartTexts.now : month),
              },
              { label: chartTexts.inHouse, cell: (cost) => formatUsd(cost.inHouseUsd) },
              { label: chartTexts.embedded, cell: (cost) => formatUsd(cost.embeddedUsd) },
            ]}
            rows={costs}
            keyOf={({ month }) => month}
            rowClassName={({ month }) =>
              month === verdict.breakEvenMonth ? 'break-even-row' : undefined
            }
          />
        </section>
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
