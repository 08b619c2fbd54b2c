import { useEffect } from 'react';
import { ConsentBar } from './analytics/ConsentBar.tsx';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { startEstimator } from './estimator/startEstimator.ts';
import { restoreReportSent } from './estimator/visit.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { linkedCalculationId } from './navigation/linkedCalculationId.ts';
import type { Route } from './navigation/routes.ts';
import { NotificationArea } from './notifications/NotificationArea.tsx';
import { renderDeferredSections } from './startup/renderDeferredSections.ts';
import { placeTypeface } from './startup/typeface.ts';

/** The page that a route shows (specification 2, Routes); `data-ready` on the document says that it answers to its controls. */
export function App({ route }: { route: Route }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    startAnalytics();
    placeTypeface().then(renderDeferredSections);
    if (route !== 'calculator') return;
    // Not before all is hydrated, for what it answers is not what was prerendered.
    startEstimator();
    restoreReportSent();
    const calculation = linkedCalculationId();
    if (calculation) openCalculation(calculation);
  }, [route]);
  return (
    <>
      {route === 'calculator' ? <CalculatorPage /> : <NotFoundPage />}
      <ConsentBar />
      <NotificationArea />
    </>
  );
}

/** A report's link (S1); what opens it is fetched for those who follow one. */
async function openCalculation(id: string) {
  const { openSavedCalculation } = await import('./navigation/openSavedCalculation.ts');
  await openSavedCalculation(id);
}
