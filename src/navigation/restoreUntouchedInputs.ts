import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { inputNames, isSameInput } from '../../contract/inputs.ts';
import type { DroppedInput } from '../estimator/droppedParts.ts';
import { startHistoryHere } from '../estimator/inputHistory.ts';
import { enteredInputs } from '../estimator/inputs.ts';
import { restoreInputs } from '../estimator/restoreInputs.ts';

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
  const changed = inputNames
    .filter((name) => !isSameInput(name, current, defaultInputs))
    .map((name) => [name, current[name]] as const);
  restoreInputs({ ...restored, ...Object.fromEntries(changed) }, dropped);
  startHistoryHere();
}
