import { useState } from 'react';
import { outcomeText, verdictSentence } from '../../contract/format/costComparison.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { FailureNote } from '../controls/FailureNote.tsx';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';
import { CostChart } from './CostChart.tsx';
import { CostTable } from './CostTable.tsx';
import { SensitivityTable } from './SensitivityTable.tsx';
import { UncertaintyPanel } from './UncertaintyPanel.tsx';
import { useForecast } from './useForecast.ts';
import './Forecast.css';

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
        <p>{verdictSentence(verdict)}</p>
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
            : deferredForecastTexts.whatMattersIntro(
                `${outcomeText(verdict.after36Months)} over 36 months.`,
              )}
        </p>
        <SensitivityTable sensitivity={sensitivity} />
      </Disclosure>
    </>
  );
}
