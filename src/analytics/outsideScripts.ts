import type { Tracking } from '../../contract/tracking.ts';
import type { ConsentChoice } from './consent.tsx';
import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** The queue of Google Tag Manager. */
    dataLayer?: unknown[];
    _linkedin_data_partner_ids?: string[];
    /** LinkedIn's tracker; until its script has loaded, a queue under the same name. */
    lintrk?: {
      (
        command: 'track',
        options: { conversion_id: number; conversion_value?: number; currency?: string },
      ): void;
      q?: unknown[];
    };
  }
}

/** Milliseconds between the load of LinkedIn's script and its conversion ping (specification 1). */
const conversionPingDelayMs = 1000;

let areLoaded = false;

/**
 * Loads the configured trackers on the first consent, and passes every choice to the tag manager's
 * consent mode (P4). A tracker that is blocked or down logs a warning and has no other effect
 * (specification 8).
 */
export function applyConsent(
  choice: ConsentChoice,
  { gtmId, linkedInPartnerId, linkedInConversionId }: Tracking,
): void {
  if (!areLoaded) setConsentMode('default', 'denied');
  setConsentMode('update', choice);
  if (areLoaded || choice === 'denied') return;
  areLoaded = true;
  if (gtmId) loadTagManager(gtmId);
  if (linkedInPartnerId) loadLinkedInInsight(linkedInPartnerId, linkedInConversionId);
}

/** Pushes an event to the tag manager's queue, whether or not its script has loaded. */
export function deliver(event: AnalyticsEvent): void {
  dataLayer().push(event);
}

/** Reports a conversion with its value to LinkedIn. */
export function reportConversion(id: string, usd: number): void {
  const options = { conversion_id: Number(id), conversion_value: usd, currency: 'USD' };
  window.lintrk?.('track', options);
}

function loadTagManager(gtmId: string) {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
}

function loadLinkedInInsight(partnerId: string, conversionId: string | undefined) {
  window._linkedin_data_partner_ids ??= [];
  window._linkedin_data_partner_ids.push(partnerId);
  if (!window.lintrk) {
    const queue: unknown[] = [];
    window.lintrk = Object.assign((...args: unknown[]) => queue.push(args), { q: queue });
  }
  loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js', () => {
    if (!conversionId) return;
    setTimeout(() => {
      window.lintrk?.('track', { conversion_id: Number(conversionId) });
    }, conversionPingDelayMs);
  });
}

function loadScript(src: string, onLoad?: () => void) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('load', () => onLoad?.());
  script.addEventListener('error', () => {
    console.warn(`A tracker could not be loaded: ${src}`);
  });
  document.head.append(script);
}

function setConsentMode(command: 'default' | 'update', choice: ConsentChoice) {
  gtag('consent', command, {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  });
}

/** Google's `gtag`: the tag manager treats an `arguments` object in its queue as a command. */
function gtag(..._args: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores an array
  dataLayer().push(arguments);
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
