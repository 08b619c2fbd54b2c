import { useEffect } from 'react';
import { LazyConsentBar } from './analytics/ConsentPrompt.tsx';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { startEstimator } from './estimator/startEstimator.ts';
import { restoreReportSent } from './estimator/visit.ts';
import { linkedCalculationId, type Route } from './navigation/address.ts';
import { openLinkedDemo } from './navigation/demoDialog.tsx';
import { NotificationArea } from './notifications/NotificationArea.tsx';
import { SiteHeader } from './SiteFrame.tsx';
import { loadTypeface, renderDeferredSections } from './startup/idle.ts';
import { pageTexts } from './texts/page.ts';

/**
 * The page of a route (specification 2, Routes). `data-ready` on the document marks it as hydrated.
 */
export function App({ route }: { route: Route }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    startAnalytics();
    loadTypeface().then(renderDeferredSections);
    if (route !== 'calculator') return;
    // After hydration, because new results would not match the prerendered markup.
    startEstimator();
    restoreReportSent();
    const calculation = linkedCalculationId();
    if (calculation) openCalculation(calculation);
    openLinkedDemo();
  }, [route]);
  return (
    <>
      {route === 'calculator' ? <CalculatorPage /> : <NotFoundPage />}
      <LazyConsentBar />
      <NotificationArea />
    </>
  );
}

/**
 * Opens the calculation of a report's link (S1). Few visitors follow one, so the code loads on
 * demand.
 */
async function openCalculation(id: string) {
  const { openSavedCalculation } = await import('./navigation/openSavedCalculation.ts');
  await openSavedCalculation(id);
}

/** The page of any unknown path, with the server's status 404. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = pageTexts.notFoundTitle;
  }, []);
  return (
    <>
      <SiteHeader />
      <main className="wrap not-found">
        <h1>{pageTexts.notFoundTitle}</h1>
        <p>{pageTexts.notFoundText}</p>
        <a href="/">{pageTexts.notFoundLink}</a>
      </main>
    </>
  );
}
