import { acceptedValues, assumptionDetails } from './assumptionDetails.ts';
import {
  type Assumptions,
  assumptionChanges,
  billings,
  changedAssumptions,
  isWithin,
  numberAssumptionNames,
  presets,
  type Quantity,
  statedValue,
  systemFigureNames,
  systemFigures,
  withChanges,
} from './assumptions.ts';
import type { Scenario } from './calculation.ts';
import {
  decoded,
  keyAndText,
  mendedFragment,
  plainKey,
  readingsOf,
  withoutLastMark,
} from './damagedLink.ts';
import {
  definitionOf,
  developerRange,
  type InputName,
  inputNames,
  type PartialInputs,
  statedInputs,
} from './inputs.ts';
import { isInputValue, isListInput, soundMembers } from './isInputValue.ts';
import { isIdOfOwnFigures } from './systemIds.ts';

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
  /** The rate card by which the link was made; undefined where it names none. */
  rateCardVersion?: string | undefined;
}

/** Links are kept in mails for years; a change of their form is a new version. */
const version = 'v1';
const cardKey = 'card';

/**
 * `v1&integrations=8&developers=2&share=30&region=eu&systems=hubspot,slack`: a scenario as a URL
 * fragment that people can read, without the `#`.
 *
 * @param rateCardVersion - Where given, the link says by which rate card it was made.
 */
export function scenarioFragment(inputs: PartialInputs, rateCardVersion?: string): string {
  const parts = inputNames.flatMap((name) => {
    const value = linkValue(name, inputs[name]);
    return value === null ? [] : `${definitionOf(name).linkKey}=${value}`;
  });
  const card = rateCardVersion ? [`${cardKey}=${rateCardVersion}`] : [];
  return [version, ...parts, ...assumptionLinkParts(inputs.assumptions), ...card].join('&');
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
 * Parses a fragment, with or without its `#`, also a damaged one; null if it is not a scenario,
 * such as an anchor. Values outside the contract's limits are dropped and listed, of a list only
 * the members that are (P11). The caller checks whether the deadline has passed, because a link has
 * no clock.
 */
export function readScenario(fragment: string): LinkedScenario | null {
  const [first = '', ...others] = mendedFragment(fragment).split('&');
  const parts = others.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const written = parts.length > 0 ? first : withoutLastMark(first);
  if (!/^v\d+$/i.test(written)) return null;
  if (written.toLowerCase() !== version) {
    return { inputs: scenarioOf({}), dropped: [{ field: 'version', value: written }] };
  }
  const dropped: DroppedPart[] = [];
  const values: Partial<Record<InputName, unknown>> = {};
  let assumptions: Assumptions = {};
  let rateCardVersion: string | undefined;
  for (const [index, part] of parts.entries()) {
    const [field, text] = keyAndText(part);
    const key = plainKey(field);
    // Older links state the months as well; they follow from the deadline (E23).
    if (key === 'months') continue;
    // What the page shows of the scenario; no part of it.
    if (key === 'tab') continue;
    const isLast = index === parts.length - 1;
    if (key === cardKey) {
      rateCardVersion = /^\d{4}-\d{1,2}(?:\.\d{1,3})?/.exec(text)?.[0];
      continue;
    }
    const withPart = withLinkedAssumption(assumptions, key, readingsOf(text, isLast));
    if (withPart) {
      assumptions = withPart;
      continue;
    }
    const name = nameOfKey.get(key);
    const isNew = name && !(name in values);
    const list = isNew && isListInput(name) ? readList(name, text, isLast) : null;
    if (list) {
      if (list.sound.length > 0) values[name as InputName] = list.sound;
      dropped.push(...list.dropped.map((one) => ({ field, ...one })));
      continue;
    }
    const value = isNew ? readValue(name, text, isLast) : undefined;
    if (isNew && value !== undefined) values[name] = value;
    else dropped.push({ field, value: text });
  }
  // Each value has passed the check of its input.
  const read = { ...values, assumptions: changedAssumptions(assumptions) } as PartialInputs;
  return { inputs: scenarioOf(read), dropped, ...(rateCardVersion && { rateCardVersion }) };
}

/** Completes the values that a link or a file states. */
export function scenarioOf(values: PartialInputs): Scenario {
  const inputs = statedInputs(values);
  return { ...inputs, developerCount: developerRange(inputs.developerCountNumber) };
}

/** Returns the value of the first reading that the input accepts; undefined without one. */
function readValue(name: InputName, text: string, isLast: boolean): unknown {
  for (const reading of readingsOf(text, isLast)) {
    const value = definitionOf(name).kind === 'number' ? numberOf(reading) : reading;
    if (isInputValue(name, value)) return value;
  }
  return undefined;
}

/** Reads each member of a list, so that one that does not count leaves the others. */
function readList(name: InputName, text: string, isLast: boolean) {
  const written = text.split(',');
  const readings = written.map((member, index) => {
    for (const reading of readingsOf(member, isLast && index === written.length - 1))
      if (isInputValue(name, [reading])) return reading;
    return member;
  });
  const { sound, unsound } = soundMembers(name, readings);
  const repeated = sound.filter((id) => readings.indexOf(id) < readings.lastIndexOf(id));
  return {
    sound,
    dropped: [
      // A comma too many is nobody's system, unless there is nothing else.
      ...unsound.filter((value) => value || !text).map((value) => ({ value })),
      ...repeated.map((value) => ({ value, isRepeated: true })),
    ],
  };
}

const listingsKey = 'listings';
const presetKey = 'preset';
const billingKey = 'billing';

/**
 * The parts of a link that state assumptions: `maintenance=20`, `listings=no`, `slack.hours=200`.
 * Defaults are left out.
 */
function assumptionLinkParts(assumptions: Assumptions | null | undefined): string[] {
  return assumptionChanges(changedAssumptions(assumptions)).map(
    ({ quantity, to }) => `${keyOf(quantity)}=${wordsOf(quantity)?.[to] ?? to}`,
  );
}

/** The words for the values of an assumption that is no number; defaults are never written. */
function wordsOf({ kind }: Quantity): readonly string[] | null {
  if (kind === 'listings') return ['no', 'yes'];
  if (kind === 'billing') return billings;
  return kind === 'preset' ? ['rate-card', ...presets] : null;
}

function keyOf(quantity: Quantity): string {
  if (quantity.kind === 'number') return assumptionDetails[quantity.name].linkKey;
  if (quantity.kind === 'listings') return listingsKey;
  if (quantity.kind === 'preset') return presetKey;
  if (quantity.kind === 'billing') return billingKey;
  return `${encodedId(quantity.id)}.${systemFigures[quantity.figure].linkKey}`;
}

/** An id or a name in a link: names may contain what separates its parts. */
function encodedId(id: string): string {
  return encodeURIComponent(id).replace('%3A', ':');
}

/** The assumption of a link's key; null if it is none. */
function quantityOf(key: string): Quantity | null {
  if (key === listingsKey) return { kind: 'listings' };
  if (key === presetKey) return { kind: 'preset' };
  if (key === billingKey) return { kind: 'billing' };
  const name = numberAssumptionNames.find((of) => assumptionDetails[of].linkKey === key);
  if (name) return { kind: 'number', name };
  const dot = key.lastIndexOf('.');
  const id = key.slice(0, dot);
  const figure = systemFigureNames.find((of) => systemFigures[of].linkKey === key.slice(dot + 1));
  return figure && isIdOfOwnFigures(id) ? { kind: 'system', id, figure } : null;
}

/**
 * Reads one part of a link.
 *
 * @param key - Decoded: `slack.hours`, `other:Monday.com.hours`.
 * @returns the assumptions with the part added; null if it states no assumption, states one for the
 *   second time, or has a value that is not accepted.
 */
function withLinkedAssumption(
  assumptions: Assumptions,
  key: string,
  readings: Iterable<string>,
): Assumptions | null {
  const quantity = quantityOf(key) ?? quantityOf(decoded(key));
  if (!quantity || statedValue(assumptions, quantity) !== undefined) return null;
  for (const reading of readings) {
    const to = wordsOf(quantity)?.indexOf(reading) ?? numberOf(reading);
    if (isWithin(to, acceptedValues(quantity))) return withChanges(assumptions, [{ quantity, to }]);
  }
  return null;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
