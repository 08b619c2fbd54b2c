import { useEffect } from 'react';
import { LazyAskBar } from './analytics/consent.tsx';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { startEstimator } from './estimator/startEstimator.ts';
import { restoreReportSent } from './estimator/visit.ts';
import {
  failLink,
  linkedCalculationId,
  openedScenarioFragment,
  type Route,
} from './navigation/address.ts';
import { openLinkedDemo } from './navigation/demoDialog.tsx';
import { Boundary } from './notifications/Boundary.tsx';
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
    if (calculation) {
      // Few visitors follow the link of a report (S1), so the code loads on demand.
      import('./navigation/openSavedCalculation.ts').then(
        (module) => module.openSavedCalculation(calculation),
        failLink,
      );
    } else if (!openedScenarioFragment()) delete document.documentElement.dataset.linked;
    openLinkedDemo();
    if (document.documentElement.dataset.embed !== undefined && parent !== window) {
      import('./embed/connectToHost.ts').then((module) => module.connectToHost(), console.error);
    }
  }, [route]);
  return (
    <>
      {route === 'calculator' ? <CalculatorPage /> : <NotFoundPage />}
      <Boundary>
        <LazyAskBar />
      </Boundary>
      <Boundary>
        <NotificationArea />
      </Boundary>
    </>
  );
}

/** The page of any unknown path, with the server's status 404. */
function NotFoundPage() {
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
