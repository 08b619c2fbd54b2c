import type { Assumptions } from '../assumptions.ts';
import { definitionOf, type InputName, type InputUnit, type PartialInputs } from '../inputs.ts';
import { otherSystemName, unnamedId } from '../systemIds.ts';
import * as words from '../words/inputText.ts';
import { assumptionsText } from './assumptionTexts.ts';
import { percentText } from './locale.ts';
import { formatExactUsd } from './money.ts';
import { formatNumber } from './numbers.ts';

/**
 * Formats an input's value for the report and mails: "5", "30%", "$72.50", "Europe", "hubspot,
 * slack", "2027-03-01".
 */
export function inputText(name: InputName, value: PartialInputs[InputName]): string {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number': {
      const { notStatedCountsAs, unit } = definition;
      if (notStatedCountsAs !== undefined && !value) {
        return words.countsAs(numberText(notStatedCountsAs, unit));
      }
      return typeof value === 'number' ? numberText(value, unit) : words.none;
    }
    case 'choice': {
      const text = String(value ?? words.none);
      const named = Object.entries(definition.optionLabels).find(([option]) => option === text);
      // A demo request may name a region in other words (E20).
      return named?.[1] ?? text;
    }
    case 'systems':
    case 'names':
      return (Array.isArray(value) && value.join(', ')) || words.noneSelected;
    case 'pins':
      return (Array.isArray(value) && value.map((id) => pinText(id)).join(', ')) || words.none;
    case 'day':
      return value ? String(value).slice(0, 10) : words.none;
    case 'assumptions':
      return assumptionsText(isAssumptionsValue(value) ? value : null);
  }
}

/** Names what is pinned to a side of the split: a system, or all integrations without a name. */
export function pinText(
  id: string,
  systemName = (of: string): string => otherSystemName(of) ?? of,
): string {
  return id === unnamedId ? words.allOthers : systemName(id);
}

function numberText(value: number, unit?: InputUnit): string {
  if (unit === 'usdPerHour') return formatExactUsd(value);
  const text = formatNumber(value, 2);
  return unit === 'percent' ? percentText(text) : text;
}

function isAssumptionsValue(value: PartialInputs[InputName]): value is Assumptions {
  return typeof value === 'object' && !Array.isArray(value);
}
