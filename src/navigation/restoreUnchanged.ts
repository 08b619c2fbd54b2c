import type { Scenario } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { DroppedInput } from '../estimator/droppedParts.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { restoreInputs } from '../estimator/restoreInputs.ts';

/** Put other answers in place of those that the visitor has not changed: what was answered while they were fetched stays. */
export function restoreUnchanged(restored: Scenario, dropped: readonly DroppedInput[] = []): void {
  const before: Record<string, unknown> = defaultInputs;
  const changed = Object.entries(currentInputs()).filter(
    ([field, answer]) => String(answer) !== String(before[field]),
  );
  restoreInputs({ ...restored, ...Object.fromEntries(changed) }, dropped);
}
