import { assumptionsInEffect } from './assumptions.ts';
import { definitionOf, type InputName, type PartialInputs } from './inputs.ts';

/** Whether an input counts, given the others. */
export function isUsedInput(
  name: InputName,
  inputs: Omit<PartialInputs, 'region'> & { readonly region: string },
): boolean {
  const { kind, onlyForRegions } = definitionOf(name);
  if (kind === 'assumptions') return assumptionsInEffect(inputs) !== null;
  if (kind === 'names' || kind === 'pins') return String(inputs[name] ?? '') !== '';
  return onlyForRegions?.some((own) => own === inputs.region) ?? true;
}

/**
 * The inputs as the page sends them. Optional lists stay out where they are empty, because the
 * previous release refuses fields that it does not know (decision 0239).
 */
export function sentInputs<Inputs extends object>(inputs: Inputs): Inputs {
  const sent = Object.entries(inputs).filter(
    ([name, value]) => name === 'selectedSystems' || !isEmptyList(value),
  );
  return Object.fromEntries(sent) as Inputs;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
