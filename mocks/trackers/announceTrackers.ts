import type { Tracking } from '../../contract/tracking.ts';

/** Trackers of nobody; the page asks for consent before it loads them, as in production (P4). */
const offlineTracking: Tracking = {
  gtmId: 'GTM-OFFLINE',
  linkedInPartnerId: '1',
  linkedInConversionId: '1',
  consent: 'asked',
};

/** Write into the page what the server would have written: which trackers to load. */
export function announceTrackers(): void {
  const meta = document.createElement('meta');
  meta.name = 'tracking';
  meta.content = JSON.stringify(offlineTracking);
  document.head.append(meta);
}
