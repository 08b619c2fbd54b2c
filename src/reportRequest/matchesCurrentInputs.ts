import { currentInputs } from '../estimator/inputs.ts';
import type { ReadyReport } from './reportRequest.ts';

/** Returns whether a report's PDF was built from the current inputs. */
export function matchesCurrentInputs({ inputs }: ReadyReport): boolean {
  return JSON.stringify(inputs) === JSON.stringify(currentInputs());
}
