import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { inputs } from './inputs.ts';

/** Returns whether the estimate uses assumptions of the visitor's own (E24). */
export function useHasOwnAssumptions(): boolean {
  return useStoreSelector(inputs, (stored) => assumptionsInEffect(stored) !== null);
}
