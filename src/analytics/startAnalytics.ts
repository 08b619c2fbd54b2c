import { subscribe } from 'valtio';
import type { Tracking } from '../../contract/tracking.ts';
import { onMilestone, trackers } from '../api/milestones.ts';
import { inputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { currentRoute } from '../navigation/address.ts';
import { consent, storedChoice } from './consent.tsx';
import { calculatorState, eventQueue, track } from './events.ts';

/**
 * Starts measuring if the server configured trackers; otherwise nothing is recorded, stored or
 * asked. Call it once, after hydration.
 */
export function startAnalytics(): void {
  const tracking = configuredTracking();
  if (!tracking) {
    eventQueue.discard();
    return;
  }
  track({ event: 'route_change', route: currentRoute() });
  onMilestone(track);
  onMilestone(({ event }) => {
    if (event === 'demo_schedule') reportDemo(tracking).catch(logLoadFailure);
  });
  const states = [calculatorState()];
  const unsubscribe = subscribe(inputs, () => states.push(calculatorState()));
  import('./observeCalculator.ts')
    .then(({ observeCalculator }) => observeCalculator(states), logLoadFailure)
    .finally(unsubscribe);
  subscribe(consent, () => {
    onConsentChange(tracking).catch(logLoadFailure);
  });
  // Refused in the browser's settings (Global Privacy Control); the visitor may still accept here.
  if (navigator.globalPrivacyControl) consent.choice = 'denied';
  else consent.choice = storedChoice() ?? (tracking.consent === 'implied' ? 'granted' : null);
  if (!consent.choice) consent.isPromptOpen = true;
}

function logLoadFailure(error: unknown): void {
  console.warn('The trackers could not be loaded.', error);
}

/** Reads the server's `<meta name="tracking">`; null when no tracker is configured. */
function configuredTracking(): Tracking | null {
  const json = document.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content;
  return json ? JSON.parse(json) : null;
}

/** Reports a demo request with its saving where the visitor agrees (S14). */
async function reportDemo({ linkedInDemoConversionId: id }: Tracking): Promise<void> {
  if (consent.choice !== 'granted' || !id) return;
  const savingsUsd = results.answer?.estimate.results.savings.absolute ?? 0;
  (await trackersModule)?.reportConversion(id, Math.round(savingsUsd));
}

let trackersModule: Promise<typeof import('./outsideScripts.ts')> | null = null;

/** Applies the visitor's choice. The trackers' code is not loaded before the first consent. */
async function onConsentChange(tracking: Tracking): Promise<void> {
  trackers.areRefused = consent.choice && consent.choice === 'denied';
  if (consent.choice === 'denied') eventQueue.discard();
  if (consent.choice === 'granted') trackersModule ??= import('./outsideScripts.ts');
  const scripts = await trackersModule;
  if (!scripts || !consent.choice) return;
  scripts.applyConsent(consent.choice, tracking);
  if (consent.choice === 'granted') eventQueue.deliverTo(scripts.deliver);
  // On demand, so that it shares no script with the trackers: the forms use it, too (0836).
  const { rememberTouch } = await import('../api/touches.ts');
  rememberTouch(consent.choice === 'granted');
}
