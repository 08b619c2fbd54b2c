import { type HttpHandler, HttpResponse, http } from 'msw/http';
import { newId } from '../../contract/newId.ts';
import type { StateStore } from '../backend/StateStore.ts';
import type { FailureModes, TrackerName } from '../failureModes/failureModes.ts';
import { networkTrackerScript } from './networkTrackerScript.ts';
import { tagManagerScript } from './tagManagerScript.ts';

/** Milliseconds that a slow tracker takes to load. */
const slowMs = 5000;

/**
 * Mocks the page's two third parties at their HTTP boundary: their scripts, and the endpoints that
 * these report to.
 */
export function trackerHandlers({
  store,
  now = Date.now,
  failureModes = () => ({}),
}: {
  store: StateStore;
  now?: () => number;
  failureModes?: () => FailureModes;
}): HttpHandler[] {
  return [
    http.get('https://www.googletagmanager.com/gtm.js', () =>
      script('tagManager', tagManagerScript),
    ),
    http.get('https://snap.licdn.com/li.lms-analytics/insight.min.js', () =>
      script('networkTracker', networkTrackerScript),
    ),
    http.post('https://www.google-analytics.com/g/collect', ({ request }) => report(request)),
    http.get('https://px.ads.linkedin.com/collect', ({ request }) => report(request)),
  ];

  async function script(tracker: TrackerName, source: string): Promise<Response> {
    const failureMode = failureModes()[tracker];
    if (failureMode === 'offline') return HttpResponse.error();
    if (failureMode === '500') return HttpResponse.text('', { status: 500 });
    if (failureMode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    return HttpResponse.text(source, { headers: { 'Content-Type': 'text/javascript' } });
  }

  /** Stores what reached a tracker, byte for byte. */
  async function report(request: Request): Promise<Response> {
    const event = {
      id: newId(),
      receivedAt: now(),
      url: request.url,
      body: await request.text(),
    };
    await store.change((state) => ({
      state: { ...state, events: [...state.events, event] },
      result: undefined,
    }));
    return new HttpResponse(null, { status: 204 });
  }
}
