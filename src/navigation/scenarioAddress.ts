import { subscribe } from 'valtio';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { restoreInputs } from '../estimator/restoreInputs.ts';
import { openedScenario } from './openedScenario.ts';
import { restoreUnchanged } from './restoreUnchanged.ts';

/** A hand that moves a slider rests before the address follows: browsers refuse an address that changes too often. */
const restMs = 250;

let isFollowing = false;

/** A link to a scenario: the calculator's own address, without what else it was opened with. */
export function scenarioLink(scenario: Scenario): string {
  return new URL(`${location.pathname}#${scenarioFragment(scenario)}`, location.origin).href;
}

/** Put other inputs in place as a step that the back button takes back; from now on at the latest somebody hears of that. */
export function visitScenario(scenario: Scenario): void {
  followScenarios();
  writeAddress();
  history.pushState(null, '', `#${scenarioFragment(scenario)}`);
  restoreInputs(scenario);
}

/**
 * Keep the address and the inputs the same from now on: the address follows the inputs without new entries in the
 * history; going back or forward, and a link pasted into the address, change the inputs. The scenario that the page was
 * opened with leaves what the visitor has answered meanwhile. Further calls change nothing.
 */
export function followScenarios(): void {
  if (isFollowing) return;
  isFollowing = true;
  const take = (fragment: string, restore: typeof restoreInputs) => {
    const linked = readScenario(fragment);
    if (linked) restore(linked.inputs, linked.dropped);
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  subscribe(inputs, () => {
    clearTimeout(resting);
    resting = setTimeout(writeAddress, restMs);
  });
  addEventListener('popstate', () => {
    clearTimeout(resting);
    take(location.hash, restoreInputs);
    // After an anchor, or a link with parts that were dropped, a reload or a copy keeps the scenario that is shown.
    writeAddress();
  });

  const opened = openedScenario();
  if (opened) take(opened, restoreUnchanged);
  // Otherwise an address stays as it is until something is changed; what was changed before this code came counts.
  if (opened || scenarioFragment(currentInputs()) !== scenarioFragment(defaultInputs))
    writeAddress();
}

function writeAddress(): void {
  const fragment = `#${scenarioFragment(currentInputs())}`;
  if (location.hash !== fragment) history.replaceState(history.state, '', fragment);
}
