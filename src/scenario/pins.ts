import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { pinsKey } from './pinsKey.ts';
import { mostPinned, scenario } from './scenario.ts';

/** Put the present inputs aside; where both places are taken, in place of the second. */
export function pinCurrent(): void {
  const others = scenario.pinned.slice(0, mostPinned - 1);
  scenario.pinned = [...others, scenarioFragment(currentInputs())];
  keepPins();
}

export function unpin(index: number): void {
  scenario.pinned.splice(index, 1);
  keepPins();
}

/** Take up what was pinned before the page was reloaded. */
export function restorePins(): void {
  if (scenario.pinned.length > 0) return;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(pinsKey) ?? '[]');
    if (!Array.isArray(kept)) return;
    scenario.pinned = kept.filter(isScenario).slice(0, mostPinned);
  } catch (error) {
    console.warn('The pinned scenarios could not be remembered.', error);
  }
}

function isScenario(fragment: unknown): fragment is string {
  return typeof fragment === 'string' && readScenario(fragment) !== null;
}

function keepPins(): void {
  try {
    if (scenario.pinned.length === 0) sessionStorage.removeItem(pinsKey);
    else sessionStorage.setItem(pinsKey, JSON.stringify(scenario.pinned));
  } catch (error) {
    console.warn('The pinned scenarios could not be remembered.', error);
  }
}
