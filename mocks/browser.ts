import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './backend/browserStore.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { mockHandlers } from './handlers.ts';
import { showPanel } from './panel/showPanel.tsx';
import { refuseUnhandled } from './refuseUnhandled.ts';
import { createScenarioChoice } from './scenarioChoice.ts';
import { announceTrackers } from './trackers/announceTrackers.ts';
import { trackerHandlers } from './trackers/trackerHandlers.ts';

/**
 * Stand in for the server and for every third party, from now on: nothing leaves this machine. Resolves when
 * the page may begin to ask. The build's files stand in the folder of the page's address.
 */
export async function startMocks(): Promise<void> {
  const root = new URL('.', location.href);
  const store = await openBrowserStore();
  const choice = createScenarioChoice();
  const scenarios = () => choice.current;
  const host = createMockHost({
    stateStore: store,
    pageUrl: root,
    isReportRefused: () => scenarios().sendRoiReport === '502',
  });
  const worker = setupWorker(
    ...mockHandlers(host, { origin: location.origin, scenarios }),
    ...trackerHandlers({ store, scenarios }),
  );
  announceTrackers();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', root).href },
    onUnhandledFrame: refuseUnhandled(isOwnFile),
  });
  showPanel({ store, choice, root });
}

/** The page's own files come from whoever serves them. */
function isOwnFile({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
}
