import { useEffect, useRef } from 'react';
import { FailureNote } from '../controls/FailureNote.tsx';
import { useLazyWhenRequested } from '../controls/useLazyWhenRequested.ts';
import { forecastChart } from '../navigation/forecastChart.ts';
import { forecastTexts } from '../texts/forecast.ts';
import './ForecastSection.css';

/** How far ahead of the visitor the chart is fetched. */
const nearMargin = '400px';

const loadForecast = () => import('./Forecast.tsx').then((module) => module.Forecast);

/** Three years of both sides; the chart and its simulations arrive when the visitor comes near, or has it printed. */
export function ForecastSection() {
  const section = useRef<HTMLElement>(null);
  const {
    loaded: Forecast,
    hasFailed,
    request,
  } = useLazyWhenRequested(forecastChart, loadForecast);
  const isHere = Forecast !== null;
  useEffect(() => {
    if (!section.current || isHere || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) request();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  });
  return (
    <section
      ref={section}
      className="card forecast"
      tabIndex={-1}
      aria-labelledby="forecast"
      data-section="rest"
    >
      <h2 id="forecast">{forecastTexts.title}</h2>
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
