import {
  type Assumptions,
  changedAssumptions,
  type SystemFigure,
} from '../../contract/assumptions.ts';
import { enteredInputs, inputs } from '../estimator/inputs.ts';

/** Changes some assumptions; one that is undefined has its default again. */
export function changeAssumptions(changes: Assumptions): void {
  inputs.assumptions = changedAssumptions({ ...enteredInputs().assumptions, ...changes });
}

/** Changes one figure of a system; null is the rate card's. */
export function changeSystemFigure(id: string, figure: SystemFigure, value: number | null): void {
  const { systems = {} } = enteredInputs().assumptions ?? {};
  const figures = { ...systems[id], [figure]: value ?? undefined };
  changeAssumptions({ systems: { ...systems, [id]: figures } });
}
