import { subscribe } from 'valtio';
import type { Tracking } from '../../contract/tracking.ts';
import { inputs } from '../estimator/inputs.ts';
import { currentRoute } from '../navigation/routes.ts';
import { calculatorState } from './calculatorState.ts';
import { askForConsent, consent, rememberedChoice } from './consent.ts';
import { track, visitEvents } from './track.ts';

/**
 * Begin to measure, where the server configured trackers; without any, nothing is watched, kept or asked.
 * Call it once, when the page is ready for the visitor.
 */
export function startAnalytics(): void {
  const tracking = configuredTracking();
  if (!tracking) {
    visitEvents.drop();
    return;
  }
  track({ event: 'route_change', route: currentRoute() });
  const states = [calculatorState()];
  const stop = subscribe(inputs, () => states.push(calculatorState()));
  import('./watchCalculator.ts')
    .then(({ watchCalculator }) => watchCalculator(states), couldNotLoad)
    .finally(stop);
  subscribe(consent, () => {
    follow(tracking).catch(couldNotLoad);
  });
  if (tracking.consent === 'implied') consent.choice = 'granted';
  else consent.choice = rememberedChoice();
  if (!consent.choice) askForConsent();
}

function couldNotLoad(error: unknown): void {
  console.warn('The trackers could not be loaded.', error);
}

/** What the server says in `<meta name="tracking">`; null where no tracker is configured. */
function configuredTracking(): Tracking | null {
  const json = document.querySelector<HTMLMetaElement>('meta[name="tracking"]')?.content;
  return json ? JSON.parse(json) : null;
}

/** Do what the visitor chose, each time they choose; nothing of the trackers is fetched before the first yes. */
async function follow(tracking: Tracking): Promise<void> {
  if (consent.choice === 'denied') visitEvents.drop();
  if (consent.choice === 'granted') trackers ??= import('./trackers.ts');
  const loaded = await trackers;
  if (!loaded || !consent.choice) return;
  loaded.applyChoice(consent.choice, tracking);
  if (consent.choice === 'granted') visitEvents.deliverTo(loaded.deliver);
}

let trackers: Promise<typeof import('./trackers.ts')> | null = null;
