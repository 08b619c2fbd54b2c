import { proxy, subscribe } from 'valtio';
import type { CalculatorInputs, Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { changedInputs, type InputName } from '../../contract/inputs.ts';
import { type DroppedInput, enteredInputs, inputs, restoreInputs } from './inputs.ts';

/**
 * Changes of one input with less time between them are one step: a drag, or a number as it is
 * typed.
 */
const sameStepMs = 1000;
const mostSteps = 100;

export const inputHistory = proxy({ canUndo: false });

const steps: CalculatorInputs[] = [];
let latest: CalculatorInputs = enteredInputs();
let inputOfStep: InputName | undefined;
let stepTimer: ReturnType<typeof setTimeout> | undefined;

export function startInputHistory(): () => void {
  latest = enteredInputs();
  return subscribe(inputs, remember);
}

function remember(): void {
  const current = enteredInputs();
  const changed = changedInputs(latest, current);
  if (changed.length === 0) return;
  const only = changed.length === 1 ? changed[0] : undefined;
  if (only === undefined || only !== inputOfStep) steps.push(latest);
  if (steps.length > mostSteps) steps.shift();
  latest = current;
  inputOfStep = only;
  // A movement that ends where it began leaves nothing to undo.
  const before = steps.at(-1);
  if (before && changedInputs(before, current).length === 0) {
    steps.pop();
    endStep();
  }
  inputHistory.canUndo = steps.length > 0;
  clearTimeout(stepTimer);
  stepTimer = setTimeout(endStep, sameStepMs);
}

/** Changes inputs by one press, which is a step of its own whatever changes before or after it. */
export function changeByPress(change: () => void): void {
  remember();
  endStep();
  change();
  remember();
  endStep();
}

function endStep(): void {
  inputOfStep = undefined;
}

/**
 * Takes back the last change of the inputs.
 *
 * @returns the inputs that it changed; none where there was nothing to undo.
 */
export function undoInputs(): InputName[] {
  // A change of the current event may not be recorded yet.
  remember();
  const before = steps.pop();
  if (!before) return [];
  const undone = changedInputs(before, latest);
  restoreInputs(before);
  latest = enteredInputs();
  inputHistory.canUndo = steps.length > 0;
  endStep();
  return undone;
}

/** Makes the current inputs the visitor's start: an opened link is not a change to undo. */
export function startHistoryHere(): void {
  steps.length = 0;
  latest = enteredInputs();
  inputHistory.canUndo = false;
  endStep();
}

/**
 * Restores the inputs that the visitor has not changed. What they entered while the scenario was
 * loading stays.
 *
 * @param dropped - The parts that could not be read from the source.
 */
export function restoreUntouchedInputs(
  restored: Scenario,
  dropped: readonly DroppedInput[] = [],
): void {
  const current = enteredInputs();
  const changed = changedInputs(defaultInputs, current).map((name) => [name, current[name]]);
  restoreInputs({ ...restored, ...Object.fromEntries(changed) }, dropped);
  startHistoryHere();
}
