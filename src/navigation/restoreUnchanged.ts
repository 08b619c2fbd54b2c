import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { currentInputs, restoreInputs } from '../estimator/inputs.ts';

/** Put other answers in place of those that the visitor has not changed: what was answered while they were fetched stays. */
export function restoreUnchanged(restored: CalculatorInputs): void {
  const before: Record<string, unknown> = defaultInputs;
  const changed = Object.entries(currentInputs()).filter(
    ([field, answer]) => String(answer) !== String(before[field]),
  );
  restoreInputs({ ...restored, ...Object.fromEntries(changed) });
}
