import { type Assumptions, changedAssumptions } from '../../contract/assumptions.ts';
import { enteredInputs, inputs } from './inputs.ts';

/** Changes some assumptions; one that is undefined has its default again. */
export function changeAssumptions(changes: Assumptions): void {
  inputs.assumptions = changedAssumptions({ ...enteredInputs().assumptions, ...changes });
}
