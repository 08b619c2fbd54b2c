import { useEffect } from 'react';
import { ConsentBar } from './analytics/ConsentBar.tsx';
import { startAnalytics } from './analytics/startAnalytics.ts';
import { CalculatorPage } from './CalculatorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { NotificationArea } from './notifications/NotificationArea.tsx';
import type { Route } from './routes.ts';

/** The page that a route shows (specification 2, Routes); `data-ready` on the document says that it answers to its controls. */
export function App({ route }: { route: Route }) {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    startAnalytics();
  }, []);
  return (
    <>
      {route === 'calculator' ? <CalculatorPage /> : <NotFoundPage />}
      <ConsentBar />
      <NotificationArea />
    </>
  );
}
