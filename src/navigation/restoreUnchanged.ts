import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { inputNames, isSameInput } from '../../contract/inputs.ts';
import type { DroppedInput } from '../estimator/droppedParts.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { restoreInputs } from '../estimator/restoreInputs.ts';

/** Replace the inputs that the visitor has not changed: what was entered while others were fetched stays. */
export function restoreUnchanged(restored: Scenario, dropped: readonly DroppedInput[] = []): void {
  const current = currentInputs();
  const changed = inputNames
    .filter((name) => !isSameInput(name, current, defaultInputs))
    .map((name) => [name, current[name]] as const);
  restoreInputs({ ...restored, ...Object.fromEntries(changed) }, dropped);
}
