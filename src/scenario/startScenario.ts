import { subscribe } from 'valtio';
import { inputs } from '../estimator/inputs.ts';
import { messages } from '../messages.ts';
import { notify } from '../notifications/notifications.ts';
import { pinsKey } from './pinsKey.ts';

/**
 * Read the scenario of the address, if it has one, and let the address follow the inputs. The code for it comes with such
 * an address or with the first change.
 */
export function startScenario(): void {
  const isLinked = /^#v\d/.test(location.hash);
  let isAsked = false;
  const follow = () => {
    if (isAsked) return;
    isAsked = true;
    import('./followScenario.ts').then(
      (module) => module.followScenario(),
      (error) => {
        console.error(error);
        if (isLinked) notify({ title: messages.controls.panelFailed, tone: 'destructive' });
      },
    );
  };
  if (isLinked || hasPins()) follow();
  const stop = subscribe(inputs, () => {
    stop();
    follow();
  });
  addEventListener('hashchange', follow);
}

function hasPins(): boolean {
  try {
    return sessionStorage.getItem(pinsKey) !== null;
  } catch {
    return false;
  }
}
