import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './backend/browserStore.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { createFailureModeChoice } from './failureModes/failureModeChoice.ts';
import { mockHandlers } from './handlers.ts';
import { showPanel } from './panel/showPanel.tsx';
import { refuseUnhandled } from './refuseUnhandled.ts';
import { announceTrackers } from './trackers/announceTrackers.ts';
import { trackerHandlers } from './trackers/trackerHandlers.ts';

/**
 * Mocks the server and every third party, so that no request leaves this machine. Resolves when the
 * page may send requests. The build's files are in the folder of the page's URL.
 */
export async function startMocks(): Promise<void> {
  const root = new URL('.', location.href);
  const store = await openBrowserStore();
  const choice = createFailureModeChoice();
  const failureModes = () => choice.current;
  const host = createMockHost({
    stateStore: store,
    pageUrl: root,
    isReportRefused: () => failureModes().sendRoiReport === '502',
  });
  const worker = setupWorker(
    ...mockHandlers(host, { origin: location.origin, failureModes }),
    ...trackerHandlers({ store, failureModes }),
  );
  announceTrackers();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', root).href },
    onUnhandledFrame: refuseUnhandled(isOwnFile),
  });
  showPanel({ store, choice, root });
}

/** The page's own files come from its host. */
function isOwnFile({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
}
