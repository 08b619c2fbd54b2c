import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './backend/browserStore.ts';
import { createMockHost } from './backend/mockHost.ts';
import { createFailureModePlayer, restoreFailureModes } from './failureModes/player.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './http.ts';
import { createInterceptor } from './interceptor.ts';
import type {} from './MockControls.ts';
import { showPanel } from './panel/Panel.tsx';
import { announceTrackers, trackerHandlers } from './trackers.ts';

/**
 * Mocks the server and every third party, so that no request leaves this machine. Resolves when the
 * page may send requests. The build's files are in the folder of the page's URL.
 */
export async function startMocks(): Promise<void> {
  const root = new URL('.', location.href);
  const store = openBrowserStore();
  const player = createFailureModePlayer();
  const mistakes = restoreFailureModes(player);
  const interceptor = createInterceptor({ player, refusesReports: true });
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
  window.mocks = {
    play(failureModes) {
      const mistakes = player.play(failureModes);
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    },
    playing: () => player.text,
    state: () => store.read(),
    reset: () => store.reset(),
  };
  showPanel({ store, player, mistakes, root });
}

/** The page's own files come from its host. */
function isOwnFile({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
}
