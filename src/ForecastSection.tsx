import { useEffect, useRef } from 'react';
import { useLazyOnIntent } from './controls/lazy.ts';
import { WithAssumptions } from './format/LiveText.tsx';
import { Boundary } from './notifications/Boundary.tsx';
import { whenNear } from './startup/idle.ts';
import { forecastTexts } from './texts/results.ts';

const loadCards = async () => {
  const parts = [import('./forecast/Forecast.tsx'), import('./CloserLook.tsx')] as const;
  const [{ Forecast }, { CloserLook }] = await Promise.all(parts);
  return { Forecast, CloserLook };
};

/**
 * The forecast of 36 months, and a closer look at it. Their code loads when the section comes near
 * the viewport.
 */
export function ForecastSection() {
  const section = useRef<HTMLElement>(null);
  const { loaded: cards, failure, request } = useLazyOnIntent(loadCards, forecastTexts.title);
  const isLoaded = cards !== null;
  useEffect(() => {
    if (!section.current || isLoaded || failure) return;
    return whenNear(section.current, request);
  });
  return (
    <>
      <section
        ref={section}
        className="card forecast"
        tabIndex={-1}
        aria-labelledby="forecast"
        data-section="rest full"
      >
        <h2 id="forecast">
          {forecastTexts.title}
          <WithAssumptions />
        </h2>
        {cards ? (
          <Boundary part={forecastTexts.title}>
            <cards.Forecast />
          </Boundary>
        ) : (
          <div className="forecast-waiting">{failure}</div>
        )}
      </section>
      <section
        className="card closer-look"
        aria-label={forecastTexts.closerLook}
        tabIndex={-1}
        data-section="rest full"
      >
        <Boundary part={forecastTexts.closerLook}>{cards && <cards.CloserLook />}</Boundary>
      </section>
    </>
  );
}
