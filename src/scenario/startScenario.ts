import { subscribe } from 'valtio';
import { inputs } from '../estimator/inputs.ts';
import { openedScenarioFragment } from '../navigation/openedScenarioFragment.ts';
import { notify } from '../notifications/notifications.ts';
import { controlsTexts } from '../texts/controls.ts';
import { pinsKey } from './pinsKey.ts';

/**
 * Read the scenario of the address, if it has one, and let the address follow the inputs. The code for it comes with such
 * an address or with the first change; where it fails to, with the next one.
 */
export function startScenario(): void {
  let isAsked = false;
  const follow = () => {
    if (isAsked) return;
    isAsked = true;
    import('./followScenario.ts').then(
      (module) => {
        stop();
        module.followScenario();
      },
      (error) => {
        isAsked = false;
        console.error(error);
        if (openedScenarioFragment())
          notify({ title: controlsTexts.panelFailed, tone: 'destructive' });
      },
    );
  };
  const stop = subscribe(inputs, follow);
  addEventListener('hashchange', follow);
  if (openedScenarioFragment() || hasPins()) follow();
}

function hasPins(): boolean {
  try {
    return sessionStorage.getItem(pinsKey) !== null;
  } catch {
    return false;
  }
}
