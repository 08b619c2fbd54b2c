import { useEffect, useRef } from 'react';
import { useLazyOnIntent } from './controls/lazy.ts';
import { ForecastHeading } from './forecast/ForecastHeading.tsx';
import { openedScenarioFragment } from './navigation/address.ts';
import { readOpenedTab, tabChoice } from './navigation/tabAddress.ts';
import { Boundary } from './notifications/Boundary.tsx';
import { whenNear } from './startup/idle.ts';
import { forecastTexts } from './texts/results.ts';

const loadTabs = () => import('./CloserLook.tsx').then((module) => module.CloserLook);

/**
 * The card of tabs, of which the forecast is the first. Its code loads when it comes
 * near the viewport, to which an address that names a tab brings it.
 */
export function ForecastSection() {
  const section = useRef<HTMLElement>(null);
  const { loaded: CloserLook, failure, request } = useLazyOnIntent(loadTabs, forecastTexts.title);
  const isLoaded = CloserLook !== null;
  useEffect(() => {
    readOpenedTab(openedScenarioFragment() ?? location.hash);
    if (tabChoice.requests > 0) section.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (!section.current || isLoaded || failure) return;
    return whenNear(section.current, request);
  });
  return (
    <section
      ref={section}
      className="card closer-look"
      aria-label={forecastTexts.closerLook}
      tabIndex={-1}
      data-section="rest full"
    >
      {CloserLook ? (
        <Boundary part={forecastTexts.closerLook}>
          <CloserLook />
        </Boundary>
      ) : (
        <section className="forecast" aria-labelledby="forecast">
          <ForecastHeading />
          <div className="forecast-waiting">{failure}</div>
        </section>
      )}
    </section>
  );
}
