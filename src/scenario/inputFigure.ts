import {
  definitionOf,
  type InputName,
  isUsedInput,
  type PartialInputs,
  type Region,
} from '../../contract/inputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { formatDay } from '../format/formatDay.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';

/** Inputs of the page, a pin or a link. */
export type ShownInputs = PartialInputs & { readonly region: Region };

/** What counts of an input: a number, a text, a day or the names of systems; null where nothing is stated or it does not count. */
export function inputFigure(
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
      return systems.map((system) => system.name);
    case 'day':
      return value && String(value);
  }
}

/** The same as a cell of the comparison says it: "5", "30%", "$72.5/h", "1 March 2027". */
export function inputCell(
  name: InputName,
  inputs: ShownInputs,
  systems: Answer['systems'],
): string {
  const definition = definitionOf(name);
  const figure = inputFigure(name, inputs, systems);
  if (typeof figure === 'number') {
    const unit = definition.kind === 'number' && definition.unit;
    return unit ? deferredScenarioTexts.inUnit[unit](figure) : String(figure);
  }
  if (typeof figure === 'string') return definition.kind === 'day' ? formatDay(figure) : figure;
  return figure?.join(', ') || resultsTexts.noFigure;
}
