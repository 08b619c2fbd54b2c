import './App.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { initializeResults } from './estimator/results.ts';
import { currentRoute } from './navigation/routes.ts';
import { prerenderedData } from './prerenderedData.ts' with { type: 'macro' };
import { replayPreHydrationEvents } from './startup/preHydrationEvents.ts';

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const app = <App route={currentRoute()} />;

  initializeResults(prerenderedData());
  if (root.hasChildNodes()) {
    // As a transition React hydrates in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    replayPreHydrationEvents();
  } else {
    createRoot(root).render(app);
  }
}

// Parcel writes the variable's value here, and leaves the branch out of a build that has none.
if (process.env.OFFLINE) {
  import('../mocks/browser.ts').then(({ startMocks }) => startMocks()).then(start, console.error);
} else {
  setTimeout(start);
}
