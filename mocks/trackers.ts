import { type HttpHandler, HttpResponse, http } from 'msw/http';
import { newId } from '../contract/ids.ts';
import type { Tracking } from '../contract/tracking.ts';
import type { StateStore } from './backend/createMockStore.ts';
import type { TrackerName } from './failureModes/failureModes.ts';
import type { FailureModePlayer } from './failureModes/player.ts';
import { latencyOf } from './interceptor.ts';

/** Made-up trackers. The page asks for consent before it loads them, as in production (P4). */
const offlineTracking: Tracking = {
  gtmId: 'GTM-OFFLINE',
  linkedInPartnerId: '1',
  linkedInConversionId: '1',
  consent: 'asked',
};

/** Writes the trackers into the page, as the server does. */
export function announceTrackers(): void {
  const meta = document.createElement('meta');
  meta.name = 'tracking';
  meta.content = JSON.stringify(offlineTracking);
  document.head.append(meta);
}

/**
 * Mocks the page's two third parties at their HTTP boundary: their scripts, and the endpoints that
 * these report to.
 */
export function trackerHandlers({
  store,
  player,
}: {
  store: StateStore;
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

  /** Stores a report to a tracker, byte for byte. */
  async function report(request: Request): Promise<Response> {
    const event = {
      id: newId(),
      receivedAt: Date.now(),
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

/** Mocks the tag manager's script: it reports every event, queued or later, as JSON. */
const tagManagerScript = `(() => {
  const queue = (window.dataLayer = window.dataLayer || []);
  const report = (entry) => {
    if (!entry || !entry.event || 'gtm.start' in entry) return;
    fetch('https://www.google-analytics.com/g/collect', {
      method: 'POST',
      keepalive: true,
      body: JSON.stringify(entry),
    });
  };
  queue.forEach(report);
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    entries.forEach(report);
    return push(...entries);
  };
})();
`;

/** Mocks the professional network's script: it pings every conversion by its id. */
const networkTrackerScript = `(() => {
  const waiting = (window.lintrk && window.lintrk.q) || [];
  const partner = (window._linkedin_data_partner_ids || []).join(',');
  window.lintrk = (command, options) => {
    const query = new URLSearchParams({ pid: partner, conversionId: String(options.conversion_id) });
    fetch('https://px.ads.linkedin.com/collect?' + query, { mode: 'no-cors', keepalive: true });
  };
  waiting.forEach((words) => window.lintrk(...words));
})();
`;
