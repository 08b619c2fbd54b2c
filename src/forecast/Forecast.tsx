import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chartTexts } from '../../contract/chart/costGeometry.ts';
import { overText, verdictSentence } from '../../contract/format/claimTexts.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { FailureNote } from '../controls/FailureNote.tsx';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { CostChart } from './CostChart.tsx';
import { SensitivityTable } from './SensitivityTable.tsx';
import { UncertaintyPanel } from './UncertaintyPanel.tsx';
import './Forecast.css';
import { subscribe } from 'valtio';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { CumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import type { Forecast as ForecastFigures } from '../../worker/forecast/forecast.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { estimateWorker, forecastWorker } from '../workers/workers.ts';

/** The 36-month chart, with its table, uncertainty and sensitivity on demand. */
export function Forecast() {
  const { forecast, hasFailed, retry } = useForecast();
  const [isTable, setTable] = useState(false);
  if (hasFailed) {
    return (
      <div className="forecast-waiting">
        <FailureNote text={deferredForecastTexts.failed} onRetry={retry} />
      </div>
    );
  }
  if (!forecast) {
    return (
      <p className="forecast-waiting" role="status">
        {deferredForecastTexts.computing}
      </p>
    );
  }
  const { costs, verdict, ranges, sensitivity } = forecast;
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
      {isTable && <CostTable costs={costs} breakEvenMonth={verdict.breakEvenMonth} />}
      <Disclosure title={deferredForecastTexts.howSure}>
        <UncertaintyPanel ranges={ranges} />
      </Disclosure>
      <Disclosure title={deferredForecastTexts.whatMatters}>
        <p className="hint">
          {sensitivity.differenceUsd === null
            ? deferredForecastTexts.whatFinishes
            : deferredForecastTexts.whatMattersIntro(`${overText(verdict.claims, 36)}.`)}
        </p>
        <SensitivityTable sensitivity={sensitivity} />
      </Disclosure>
    </>
  );
}

/** The chart's data by month, with the month of break-even highlighted. */
function CostTable({
  costs,
  breakEvenMonth,
}: {
  costs: readonly CumulativeCost[];
  breakEvenMonth: number | null;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="cost-table" tabIndex={0} aria-label={deferredForecastTexts.chartTitle}>
      <table>
        <caption className="visually-hidden">{deferredForecastTexts.chartTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{deferredForecastTexts.month}</th>
            <th scope="col">{chartTexts.inHouse}</th>
            <th scope="col">{chartTexts.embedded}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ month, inHouseUsd, embeddedUsd }) => (
            <tr key={month} className={month === breakEvenMonth ? 'break-even-row' : undefined}>
              <th scope="row">{month === 0 ? chartTexts.now : month}</th>
              <td>{formatUsd(inHouseUsd)}</td>
              <td>{formatUsd(embeddedUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Returns the forecast of the current inputs; null until the first one, and after a failure.
 * Updates are transitions, so that React renders the moved control first.
 */
function useForecast() {
  const [forecast, setForecast] = useState<ForecastFigures | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const pending = useRef<AbortController>(null);
  const requestForecast = () => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    forecastWorker
      .call((worker) => worker.forecast(currentInputs()), { signal })
      .then(
        (newest) => {
          // Null when the worker received a newer question, whose response follows.
          if (!newest) return;
          startTransition(() => {
            setForecast(newest);
            setHasFailed(false);
          });
        },
        (error) => {
          if (signal.aborted) return;
          console.error(error);
          setForecast(null);
          setHasFailed(true);
        },
      );
  };
  const requestOnChange = useEffectEvent(requestForecast);
  useEffect(() => {
    requestOnChange();
    // Posting a message takes time, so it waits until the frame with the moved control is painted.
    let frame = 0;
    const unsubscribe = subscribe(inputs, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(() => requestOnChange()));
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      pending.current?.abort();
    };
  }, []);
  const retry = () => {
    setHasFailed(false);
    requestForecast();
  };
  const retryOnRecovery = useEffectEvent(retry);
  useEffect(
    () => (hasFailed ? estimateWorker.onRecovery(() => retryOnRecovery()) : undefined),
    [hasFailed],
  );
  return { forecast, hasFailed, retry };
}
