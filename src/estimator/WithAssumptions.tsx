import { assumptionsTexts } from '../texts/assumptions.ts';
import { useHasOwnAssumptions } from './inputs.ts';

/** Marks figures that follow the visitor's assumptions; nothing where there are none (E24). */
export function WithAssumptions() {
  return (
    useHasOwnAssumptions() && (
      <span className="with-assumptions"> · {assumptionsTexts.applied}</span>
    )
  );
}
