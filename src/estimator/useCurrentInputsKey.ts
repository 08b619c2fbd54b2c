import { useStoreSelector } from '../state/useStoreSelector.ts';
import { currentInputs, inputs } from './inputs.ts';

/** Returns a text that changes with every change of the inputs, as the key of a worker's call. */
export function useCurrentInputsKey(): string {
  return useStoreSelector(inputs, () => JSON.stringify(currentInputs()));
}
