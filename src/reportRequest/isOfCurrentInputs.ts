import { currentInputs } from '../estimator/inputs.ts';
import type { ReadyReport } from './reportRequest.ts';

/** Whether a report's PDF has the inputs that the page shows. */
export function isOfCurrentInputs({ inputs }: ReadyReport): boolean {
  return JSON.stringify(inputs) === JSON.stringify(currentInputs());
}
