import { subscribe } from 'valtio';
import { inputs } from '../estimator/inputs.ts';
import { openedScenarioFragment } from '../navigation/address.ts';
import { notify } from '../notifications/notifications.ts';
import { controlsTexts } from '../texts/controls.ts';
import { pinsKey } from './pinsKey.ts';

/**
 * Loads the code that keeps the address and the inputs in sync: at once if the address holds a
 * scenario or scenarios are pinned, and otherwise on the first change. After a failed load, the
 * next change tries again.
 */
export function startScenarioSync(): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import('./syncScenario.ts').then(
      (module) => {
        unsubscribe();
        module.syncScenario();
      },
      (error) => {
        isLoading = false;
        console.error(error);
        if (openedScenarioFragment())
          notify({ title: controlsTexts.panelFailed, tone: 'destructive' });
      },
    );
  };
  const unsubscribe = subscribe(inputs, load);
  addEventListener('hashchange', load);
  if (openedScenarioFragment() || hasPins()) load();
}

function hasPins(): boolean {
  try {
    return sessionStorage.getItem(pinsKey) !== null;
  } catch {
    return false;
  }
}
