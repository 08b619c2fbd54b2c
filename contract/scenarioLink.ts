import { assumptionLinkParts, encodedId, withLinkedAssumption } from './assumptionLink.ts';
import { type Assumptions, changedAssumptions } from './assumptions.ts';
import type { Scenario } from './calculation.ts';
import {
  definitionOf,
  developerRange,
  type InputName,
  inputNames,
  type PartialInputs,
  statedInputs,
} from './inputs.ts';
import { isInputValue } from './isInputValue.ts';

/** A part of a link that could not be used, verbatim. */
export interface DroppedPart {
  field: string;
  value: string;
  /** A system that the link names more than once; it counts once (E3). */
  isRepeated?: boolean;
}

/** A parsed link. A dropped field has its default. */
export interface LinkedScenario {
  inputs: Scenario;
  dropped: DroppedPart[];
}

/** Links are kept in mails for years; a change of their form is a new version. */
const version = 'v1';

/**
 * `v1&integrations=8&developers=2&share=30&region=eu&systems=hubspot,slack`: a scenario as a URL
 * fragment that people can read, without the `#`.
 */
export function scenarioFragment(inputs: PartialInputs): string {
  const parts = inputNames.flatMap((name) => {
    const value = linkValue(name, inputs[name]);
    return value === null ? [] : `${definitionOf(name).linkKey}=${value}`;
  });
  return [version, ...parts, ...assumptionLinkParts(inputs.assumptions)].join('&');
}

/** The text of an input in a link; null if the link omits it. */
function linkValue(name: InputName, value: PartialInputs[InputName]): string | null {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number':
      return definition.isOptional && typeof value !== 'number' ? null : String(value ?? 0);
    case 'choice':
      return definition.isOptional && !value ? null : String(value);
    case 'systems':
    case 'names':
    case 'pins':
      // Ids stay as they are.
      return Array.isArray(value) && value.length > 0 ? value.map(encodedId).join(',') : null;
    case 'day':
      return value ? String(value).slice(0, 10) : null;
    case 'assumptions':
      return null;
  }
}

const nameOfKey: ReadonlyMap<string, InputName> = new Map(
  inputNames.map((name) => [definitionOf(name).linkKey, name]),
);

/**
 * Parses a fragment, with or without its `#`; null if it is not a scenario, such as an anchor.
 * Values outside the contract's limits are dropped and listed. The caller checks whether the
 * deadline has passed, because a link has no clock.
 */
export function readScenario(fragment: string): LinkedScenario | null {
  const [written = '', ...parts] = fragment.replace(/^#/, '').split('&');
  if (!/^v\d+$/.test(written)) return null;
  if (written !== version) {
    return { inputs: scenarioOf({}), dropped: [{ field: 'version', value: written }] };
  }
  const dropped: DroppedPart[] = [];
  const values: Partial<Record<InputName, unknown>> = {};
  let assumptions: Assumptions = {};
  for (const part of parts) {
    const [field = '', ...rest] = part.split('=');
    // Older links state the months as well; they follow from the deadline (E23).
    if (field === 'months') continue;
    const text = decoded(rest.join('='));
    const withPart = withLinkedAssumption(assumptions, decoded(field), text);
    if (withPart) {
      assumptions = withPart;
      continue;
    }
    const name = nameOfKey.get(field);
    const value = name && valueIn(name, text);
    if (!name || name in values || !isInputValue(name, value)) dropped.push({ field, value: text });
    else if (Array.isArray(value)) {
      const distinct = new Set(value);
      values[name] = [...distinct];
      for (const id of distinct)
        if (value.indexOf(id) < value.lastIndexOf(id))
          dropped.push({ field, value: id, isRepeated: true });
    } else values[name] = value;
  }
  // Each value has passed the check of its input.
  const read = { ...values, assumptions: changedAssumptions(assumptions) } as PartialInputs;
  return { inputs: scenarioOf(read), dropped };
}

/** Completes the values that a link or a file states. */
export function scenarioOf(values: PartialInputs): Scenario {
  const inputs = statedInputs(values);
  return { ...inputs, developerCount: developerRange(inputs.developerCountNumber) };
}

/** Returns the value of a link's text. The input may not accept it. */
function valueIn(name: InputName, text: string): unknown {
  switch (definitionOf(name).kind) {
    case 'number':
      return text.trim() === '' ? undefined : Number(text);
    case 'systems':
    case 'names':
    case 'pins':
      return text.split(',');
    case 'choice':
    case 'day':
      return text;
    case 'assumptions':
      return undefined;
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
