import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { pinText } from '../../contract/format/inputText.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import {
  definitionOf,
  type InputName,
  type PartialInputs,
  type Region,
} from '../../contract/inputs.ts';
import { otherSystemName } from '../../contract/systemIds.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';
import { systemName } from './systemName.ts';

/** The inputs of the page, a pinned scenario or a link. */
export type ShownInputs = PartialInputs & { readonly region: Region };

/**
 * Returns the value of an input that the estimate uses.
 *
 * @returns A number, a text, a day (`2027-03-01`) or the names of systems. Null if the input is
 *   empty or not used, as a custom rate is in most regions.
 */
export function effectiveInput(
  name: InputName,
  inputs: ShownInputs,
  systems: Answer['systems'],
): number | string | readonly string[] | null {
  if (!isUsedInput(name, inputs)) return null;
  const definition = definitionOf(name);
  const { [name]: value = null } = inputs;
  switch (definition.kind) {
    case 'number':
      return typeof value === 'number' && value !== 0
        ? value
        : (definition.notStatedCountsAs ?? null);
    case 'choice': {
      const choices: Readonly<Record<string, Readonly<Record<string, string>>>> =
        calculatorTexts.choices;
      return choices[name]?.[String(value)] ?? null;
    }
    case 'systems':
      return systems.filter(({ id }) => otherSystemName(id) === null).map(({ name: of }) => of);
    case 'names':
      return Array.isArray(value) ? value : null;
    case 'pins':
      return Array.isArray(value) ? value.map((id) => pinText(id, systemName(systems))) : null;
    case 'day':
      return value && String(value);
    case 'assumptions':
      return assumptionRows(assumptionsInEffect(inputs), systemName(systems)).map(
        ({ label, value: own }) => `${label}: ${own}`,
      );
  }
}

/** Formats that value for a table cell: "5", "30%", "$72.50/h", "1 March 2027". */
export function formatInput(
  name: InputName,
  inputs: ShownInputs,
  systems: Answer['systems'],
): string {
  const definition = definitionOf(name);
  const value = effectiveInput(name, inputs, systems);
  if (typeof value === 'number') {
    const unit = definition.kind === 'number' && definition.unit;
    return unit ? deferredScenarioTexts.inUnit[unit](value) : String(value);
  }
  if (typeof value === 'string') return definition.kind === 'day' ? formatDay(value) : value;
  return value?.join(', ') || resultsTexts.noFigure;
}
