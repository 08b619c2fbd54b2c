import './startup/keepPageForBack.ts';
import './App.css';
import './typeface.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { initializeResults } from './estimator/results.ts';
import { currentRoute } from './navigation/address.ts';
import { Boundary } from './notifications/Boundary.tsx';
import { prerenderedData } from './prerenderedData.ts' with { type: 'macro' };
import { keepValuesForReturn, replayPreHydrationEvents } from './startup/preHydration.ts';

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const app = (
    <Boundary part={document.title}>
      <App route={currentRoute()} />
    </Boundary>
  );

  initializeResults(prerenderedData());
  keepValuesForReturn();
  if (root.hasChildNodes()) {
    // In a transition React hydrates in slices and handles events between them.
    startTransition(() => {
      // What a translation has changed before is rendered again, which is no failure.
      hydrateRoot(root, app, { onRecoverableError: console.warn });
    });
    replayPreHydrationEvents();
  } else {
    createRoot(root).render(app);
  }
}

// Parcel inlines these variables and removes the branches that they exclude.
if (process.env.NODE_ENV === 'development') {
  // A change of the code loads the page again: forms keep their texts as for an updated page.
  addEventListener('pagehide', () => dispatchEvent(new Event('pagereload')));
}
if (process.env.OFFLINE) {
  Promise.all([import('../contract/damagedLink.ts'), import('../mocks/browser.ts')])
    .then(([{ mendedAddress }, { startMocks }]) => {
      const link = mendedAddress(location.href);
      // As the server does.
      return link ? location.replace(link) : startMocks().then(start);
    })
    .catch((error) => {
      console.error('The offline page could not start.', error);
      const note = document.createElement('p');
      note.className = 'wrap note';
      note.role = 'alert';
      note.textContent =
        'The offline page could not start: this browser does not let it register a service worker or store data, which its mocks need. Open it over https or at http://localhost, outside a private window, and allow it to store data.';
      document.body.prepend(note);
    });
} else {
  setTimeout(start);
}
