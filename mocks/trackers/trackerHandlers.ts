import { type HttpHandler, HttpResponse, http } from 'msw/http';
import { newId } from '../../contract/newId.ts';
import type { StateStore } from '../backend/StateStore.ts';
import type { FailureModePlayer } from '../failureModes/createFailureModePlayer.ts';
import { latencyOf } from '../failureModes/playStep.ts';
import type { TrackerName } from '../failureModes/targets.ts';
import { networkTrackerScript } from './networkTrackerScript.ts';
import { tagManagerScript } from './tagManagerScript.ts';

/**
 * Mocks the page's two third parties at their HTTP boundary: their scripts, and the endpoints that
 * these report to.
 */
export function trackerHandlers({
  store,
  now = Date.now,
  player,
}: {
  store: StateStore;
  now?: () => number;
  player: FailureModePlayer;
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
    const step = player.next(tracker);
    if (step) await latencyOf(step);
    if (step?.mode === 'offline') return HttpResponse.error();
    if (step?.mode === '500') return HttpResponse.text('', { status: 500 });
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
