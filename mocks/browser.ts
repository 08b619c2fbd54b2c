import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './backend/browserStore.ts';
import type { State } from './backend/createMockStore.ts';
import { createMockHost, demonstrationCalendar } from './backend/mockHost.ts';
import { createFailureModePlayer, restoreFailureModes } from './failureModes/player.ts';
import { mockHandlers } from './handlers.ts';
import { refuseUnhandled } from './http.ts';
import { createInterceptor } from './interceptor.ts';
import { showPanel } from './panel/Panel.tsx';
import { announceTrackers, trackerHandlers } from './trackers.ts';

/** Controls the mocks from a test or from the console, as `window.mocks`. */
interface MockControls {
  /**
   * Plays failure modes, such as `sendRoiReport:503x2`, from their first step on; an empty text
   * plays none.
   *
   * @throws Error names every part that is not valid, and what was expected.
   */
  play(failureModes: string): void;
  /** Returns the failure modes that are played, as links carry them. */
  playing(): string;
  /** Resolves to everything that the backend stored and sent. */
  state(): Promise<State>;
  reset(): Promise<void>;
}

declare global {
  interface Window {
    mocks?: MockControls;
  }
}

/**
 * Mocks the server and every third party, so that no request leaves this machine. Resolves when the
 * page may send requests. The build's files are in the folder of the page's URL.
 */
export async function startMocks(): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers here.');
  const root = new URL('.', location.href);
  const store = openBrowserStore();
  const player = createFailureModePlayer();
  const mistakes = restoreFailureModes(player);
  const interceptor = createInterceptor({ player, refusesReports: true });
  const host = createMockHost({
    stateStore: store,
    pageUrl: root,
    bookingUrl: demonstrationCalendar,
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
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && origin === location.origin && !pathname.startsWith('/api/');
}
