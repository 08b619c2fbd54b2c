import type { CalculatorInputs } from '../../contract/calculation.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { answerId } from '../estimator/horizon.ts';
import { revealAnswer } from '../estimator/revealAnswer.ts';
import { syncAddress } from '../navigation/scenarioAddress.ts';
import { watchCards } from './otherCard.ts';
import { maxPinned, pinnedScenarios, pinsKey } from './scenarioStores.ts';

/**
 * Pins a scenario. When the maximum is reached, it waits until `replacePin` or `keepPins`.
 *
 * @returns Whether it is pinned.
 */
export function pinScenario(inputs: CalculatorInputs): boolean {
  const current = scenarioFragment(inputs);
  if (pinnedScenarios.fragments.length >= maxPinned) {
    pinnedScenarios.replacement = current;
    return false;
  }
  pinnedScenarios.fragments = [...pinnedScenarios.fragments, current];
  pinnedScenarios.isJustPinned = true;
  savePins();
  return true;
}

/** Pins the scenario that waits in place of the pinned one at `index`. */
export function replacePin(index: number): void {
  const { fragments, replacement } = pinnedScenarios;
  if (replacement === null) return;
  pinnedScenarios.fragments = fragments.with(index, replacement);
  pinnedScenarios.replacement = null;
  pinnedScenarios.isJustPinned = true;
  savePins();
}

/** Keeps the pinned scenarios and forgets the one that waits. */
export function keepPins(): void {
  pinnedScenarios.replacement = null;
}

/** Removes a pinned scenario. */
export function unpin(index: number): void {
  pinnedScenarios.fragments.splice(index, 1);
  // The button goes, and the focus would go with it.
  document.getElementById(answerId)?.focus();
  savePins();
}

/** Restores the scenarios that were pinned before the page was reloaded. */
function restorePins(): void {
  if (pinnedScenarios.fragments.length > 0) return;
  try {
    const stored: unknown[] = Array.from(JSON.parse(sessionStorage.getItem(pinsKey) ?? '[]'));
    pinnedScenarios.fragments = stored.filter(isScenario).slice(0, maxPinned);
  } catch (error) {
    console.warn('The pinned scenarios could not be restored.', error);
  }
}

function isScenario(fragment: unknown): fragment is string {
  return typeof fragment === 'string' && readScenario(fragment) !== null;
}

function savePins(): void {
  try {
    if (pinnedScenarios.fragments.length === 0) sessionStorage.removeItem(pinsKey);
    else sessionStorage.setItem(pinsKey, JSON.stringify(pinnedScenarios.fragments));
  } catch (error) {
    console.warn('The pinned scenarios could not be stored.', error);
  }
}

/** Restores the pinned scenarios, and keeps the address and the inputs in sync from now on. */
export function syncScenario(): void {
  restorePins();
  syncAddress();
  watchCards();
  revealAnswer();
}
