import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './backend/browserStore.ts';
import { createMockHost } from './backend/createMockHost.ts';
import { createMockControls } from './control/MockControls.ts';
import { createInterceptor } from './createInterceptor.ts';
import { createFailureModePlayer } from './failureModes/createFailureModePlayer.ts';
import { restoreFailureModes } from './failureModes/restoreFailureModes.ts';
import { mockHandlers } from './handlers.ts';
import { showPanel } from './panel/showPanel.tsx';
import { refuseUnhandled } from './refuseUnhandled.ts';
import { createSession } from './session/createSession.ts';
import { announceTrackers } from './trackers/announceTrackers.ts';
import { trackerHandlers } from './trackers/trackerHandlers.ts';

/**
 * Mocks the server and every third party, so that no request leaves this machine. Resolves when the
 * page may send requests. The build's files are in the folder of the page's URL.
 */
export async function startMocks(): Promise<void> {
  const root = new URL('.', location.href);
  const store = await openBrowserStore();
  const player = createFailureModePlayer();
  const mistakes = restoreFailureModes(player);
  const session = createSession(store);
  const interceptor = createInterceptor({ player, session, refusesReports: true });
  const host = createMockHost({
    stateStore: store,
    pageUrl: root,
    isReportRefused: interceptor.isReportRefused,
  });
  const worker = setupWorker(
    ...mockHandlers(host, { origin: location.origin, interceptor }),
    ...trackerHandlers({ store, player }),
  );
  announceTrackers();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', root).href },
    onUnhandledFrame: refuseUnhandled(isOwnFile),
  });
  window.mocks = createMockControls({ player, session, store });
  showPanel({ store, player, mistakes, controls: window.mocks, root });
}

/** The page's own files come from its host. */
function isOwnFile({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
}
