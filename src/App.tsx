import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { LazyAskBar } from './analytics/consent.tsx';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { lazyInPlace } from './controls/lazy.ts';
import { refreshAtMidnight } from './estimator/refreshAtMidnight.ts';
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
import { notifications } from './notifications/notifications.ts';
import { languageParts, SiteHeader } from './SiteFrame.tsx';
import { loadTypeface, renderDeferredSections, whenIdle } from './startup/idle.ts';
import { pageTexts } from './texts/page.ts';

/** Its script loads when the page is idle, and with a notification that comes before. */
export const notificationArea = lazyInPlace(() =>
  import('./notifications/NotificationArea.tsx').then((module) => module.NotificationArea),
);
const requestNotificationArea = () => void notificationArea.request().catch(console.warn);

/**
 * The page of a route (specification 2, Routes). `data-ready` on the document marks it as hydrated.
 */
export function App({ route }: { route: Route }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    startAnalytics();
    whenIdle(requestNotificationArea);
    whenIdle(() => {
      for (const part of Object.values(languageParts)) part.request().catch(console.warn);
    });
    subscribe(notifications, requestNotificationArea);
    loadTypeface().then(renderDeferredSections);
    if (route !== 'calculator') return;
    // After hydration, because new results would not match the prerendered markup.
    startEstimator();
    refreshAtMidnight();
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
      <Boundary>{notificationArea.element}</Boundary>
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
