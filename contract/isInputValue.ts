import { assumptionDetails } from './assumptionDetails.ts';
import { billings, isWithin, presets, systemFigures } from './assumptions.ts';
import { definitionOf, type InputName, type NumberDefinition } from './inputs.ts';
import { isIdOfOwnFigures, isOtherSystemName, isPinId, isSystemId } from './systemIds.ts';

/**
 * Returns whether an input accepts a value: the result of the contract's schema, without the
 * schema, which is too large for a page that parses a link and too slow for the command line. Of
 * deadlines only calendar days are accepted here.
 */
export function isInputValue(name: InputName, value: unknown): boolean {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number':
      return isNumberOf(definition, value);
    case 'choice':
      if (value === null) return definition.isOptional === true;
      return definition.options.some((option) => option === value);
    case 'systems':
      return isListOf(isSystemId, value, definition.maxIds);
    case 'names':
      return value === null || isListOf(isOtherSystemName, value, definition.maxNames);
    case 'pins':
      return value === null || isListOf(isPinId, value, definition.maxIds);
    case 'day':
      return value === null || isDay(value);
    case 'assumptions':
      return value === null || isAssumptions(value, definition.maxSystems);
  }
}

/** Whether an input is a list, of which each member counts on its own. */
export function isListInput(name: InputName): boolean {
  return ['systems', 'names', 'pins'].includes(definitionOf(name).kind);
}

/** Divides the distinct members of a list into those that an input accepts and the others. */
export function soundMembers<Member>(name: InputName, members: readonly Member[]) {
  const sound: Member[] = [];
  const unsound: Member[] = [];
  for (const member of new Set(members)) {
    const isSound = isInputValue(name, [member]) && isInputValue(name, [...sound, member]);
    (isSound ? sound : unsound).push(member);
  }
  return { sound, unsound };
}

function isNumberOf(definition: NumberDefinition, value: unknown): boolean {
  const { range, accepted = range, isWhole, isOptional, notStatedCountsAs } = definition;
  if (value === null) return isOptional === true || notStatedCountsAs !== undefined;
  if (value === 0 && notStatedCountsAs !== undefined) return true;
  if (typeof value !== 'number' || (isWhole && !Number.isInteger(value))) return false;
  return value >= accepted.min && value <= accepted.max;
}

function isListOf(isOne: (text: unknown) => boolean, value: unknown, max: number): boolean {
  return Array.isArray(value) && value.length <= max && value.every(isOne);
}

/** Whether a text is a day of the calendar: 30 February is not. */
function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Whether a value states assumptions within the contract's limits: the result of its schema,
 * without the schema.
 *
 * @param maxSystems - How many systems may have figures of their own.
 */
function isAssumptions(value: unknown, maxSystems: number): boolean {
  if (!isObject(value)) return false;
  const {
    wantsListings = true,
    preset = 'mid',
    billing = 'integrations',
    systems = {},
    ...numbers
  } = value;
  if (typeof wantsListings !== 'boolean' || !isObject(systems)) return false;
  if (!presets.some((known) => known === preset)) return false;
  if (!billings.some((known) => known === billing)) return false;
  const ofSystems = Object.entries(systems);
  return (
    areAccepted(numbers, assumptionDetails) &&
    ofSystems.length <= maxSystems &&
    ofSystems.every(
      ([id, figures]) =>
        isIdOfOwnFigures(id) && isObject(figures) && areAccepted(figures, systemFigures),
    )
  );
}

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether each number is that of a definition, which accepts it. */
function areAccepted(
  numbers: Readonly<Record<string, unknown>>,
  definitions: Readonly<Record<string, { readonly accepted: { min: number; max: number } }>>,
): boolean {
  return Object.entries(numbers).every(([name, number]) => {
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    return definition && typeof number === 'number' && isWithin(number, definition.accepted);
  });
}
