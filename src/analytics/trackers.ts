import type { Tracking } from '../../contract/tracking.ts';
import type { Choice } from './consent.ts';
import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
    _linkedin_data_partner_ids?: string[];
    /** The professional network's tracker; before its script has come, a queue under the same name. */
    lintrk?: { (command: 'track', options: { conversion_id: number }): void; q?: unknown[] };
  }
}

/** Milliseconds between the tracker's load and its conversion ping (specification 1). */
const conversionPingAfterMs = 1000;

let areLoaded = false;

/**
 * Load the configured trackers at the first yes, and tell the tag manager of every choice (consent mode, P4).
 * A tracker that is blocked or down warns in the console and nothing else (specification 8).
 */
export function applyChoice(
  choice: Choice,
  { gtmId, linkedInPartnerId, linkedInConversionId }: Tracking,
): void {
  if (!areLoaded) consentMode('default', 'denied');
  consentMode('update', choice);
  if (areLoaded || choice === 'denied') return;
  areLoaded = true;
  if (gtmId) loadTagManager(gtmId);
  if (linkedInPartnerId) loadNetworkTracker(linkedInPartnerId, linkedInConversionId);
}

/** Hand an event to the tag manager, whether its script has come yet or not. */
export function deliver(event: AnalyticsEvent): void {
  dataLayer().push(event);
}

function loadTagManager(gtmId: string) {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`);
}

function loadNetworkTracker(partnerId: string, conversionId: string | undefined) {
  window._linkedin_data_partner_ids ??= [];
  window._linkedin_data_partner_ids.push(partnerId);
  if (!window.lintrk) {
    const queue: unknown[] = [];
    window.lintrk = Object.assign((...words: unknown[]) => queue.push(words), { q: queue });
  }
  loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js', () => {
    if (!conversionId) return;
    setTimeout(() => {
      window.lintrk?.('track', { conversion_id: Number(conversionId) });
    }, conversionPingAfterMs);
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

function consentMode(kind: 'default' | 'update', choice: Choice) {
  tellTagManager('consent', kind, {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  });
}

/** The tag manager tells a command from an event by its being an `arguments` object. */
function tellTagManager(..._words: unknown[]) {
  // biome-ignore lint/complexity/noArguments: an array would be ignored
  dataLayer().push(arguments);
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
