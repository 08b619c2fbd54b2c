import type { Tracking } from '../../contract/tracking.ts';

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
