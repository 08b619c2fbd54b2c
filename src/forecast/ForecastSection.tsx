import { useEffect, useRef } from 'react';
import { FailureNote } from '../controls/FailureNote.tsx';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { WithAssumptions } from '../format/LiveText.tsx';
import { whenNear } from '../startup/idle.ts';
import { forecastTexts } from '../texts/results.ts';
import './ForecastSection.css';

const loadForecast = () => import('./Forecast.tsx').then((module) => module.Forecast);

/** The forecast of 36 months. Its code loads when the section comes near the viewport. */
export function ForecastSection() {
  const section = useRef<HTMLElement>(null);
  const { loaded: Forecast, hasFailed, request } = useLazyOnIntent(loadForecast);
  const isLoaded = Forecast !== null;
  useEffect(() => {
    if (!section.current || isLoaded || hasFailed) return;
    return whenNear(section.current, request);
  });
  return (
    <section
      ref={section}
      className="card forecast"
      tabIndex={-1}
      aria-labelledby="forecast"
      data-section="rest"
    >
      <h2 id="forecast">
        {forecastTexts.title}
        <WithAssumptions />
      </h2>
      {Forecast ? (
        <Forecast />
      ) : (
        <div className="forecast-waiting">
          {hasFailed && <FailureNote text={forecastTexts.failed} onRetry={request} />}
        </div>
      )}
    </section>
  );
}
