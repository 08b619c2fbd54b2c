import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { assumptionsTexts } from '../texts/assumptions.ts';
import { inputs } from './inputs.ts';

/** Marks figures that follow the visitor's assumptions; nothing where there are none (E24). */
export function WithAssumptions() {
  const hasOwn = useStoreSelector(inputs, (stored) => assumptionsInEffect(stored) !== null);
  return hasOwn && <span className="with-assumptions"> · {assumptionsTexts.applied}</span>;
}
