import { type CostAssumption, costAssumptions } from '../assumptionDetails.ts';
import { type Assumptions, type Quantity, withChanges } from '../assumptions.ts';
import type { InputName } from '../inputs.ts';
import { leverWords } from '../words/leverTexts.ts';
import { assumptionLabels, assumptionText } from './assumptionTexts.ts';

/** What is no assumption about costs: an input, or what follows from several. */
type OtherLever = keyof typeof leverWords;

/** What the sensitivity analysis varies while the rest stays the same. */
export type Lever = OtherLever | CostAssumption;

/** Every lever once. Equally influential levers are listed in this order. */
export const allLevers: readonly Lever[] = [
  ...(Object.keys(leverWords) as OtherLever[]),
  ...costAssumptions,
];

const movedInputs: { readonly [Name in OtherLever]?: InputName } = {
  integrations: 'integrationCount',
  rate: 'customHourlyRate',
  team: 'developerCountNumber',
  devTime: 'devTimePercentage',
};

/** Whether a lever is an assumption; its values are those of the assumption. */
export const isAssumption = (lever: Lever): lever is CostAssumption => !(lever in leverWords);

/** The name of a lever. */
export const leverName = (lever: Lever): string =>
  isAssumption(lever) ? assumptionLabels[lever] : leverWords[lever].name;

/** Formats a value of a lever with its unit. */
export const leverValue = (lever: Lever, value: number): string =>
  isAssumption(lever) ? assumptionText(lever, value) : leverWords[lever].value(value);

/**
 * Returns the inputs with a lever at a value; null for a lever that is neither an input nor an
 * assumption.
 */
export function inputsWithLever<Inputs extends { assumptions?: Assumptions | null | undefined }>(
  inputs: Inputs,
  lever: Lever,
  to: number,
): Inputs | null {
  if (!isAssumption(lever) && lever !== 'listings') {
    const input = movedInputs[lever];
    const region = lever === 'rate' ? { region: 'custom' } : {};
    return input ? { ...inputs, ...region, [input]: to } : null;
  }
  const quantity: Quantity =
    lever === 'listings' ? { kind: 'listings' } : { kind: 'number', name: lever };
  return { ...inputs, assumptions: withChanges(inputs.assumptions, [{ quantity, to }]) };
}
