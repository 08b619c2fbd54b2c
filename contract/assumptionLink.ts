import { acceptedValues, assumptionDetails } from './assumptionDetails.ts';
import {
  type Assumptions,
  assumptionChanges,
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
import { isIdOfOwnFigures } from './systemIds.ts';

const listingsKey = 'listings';
const presetKey = 'preset';

/**
 * The parts of a link that state assumptions: `maintenance=20`, `listings=no`, `slack.hours=200`.
 * Defaults are left out.
 */
export function assumptionLinkParts(assumptions: Assumptions | null | undefined): string[] {
  return assumptionChanges(changedAssumptions(assumptions)).map(
    ({ quantity, to }) => `${keyOf(quantity)}=${wordsOf(quantity)?.[to] ?? to}`,
  );
}

/** The words for the values of an assumption that is no number; defaults are never written. */
function wordsOf({ kind }: Quantity): readonly string[] | null {
  if (kind === 'listings') return ['no', 'yes'];
  return kind === 'preset' ? ['rate-card', ...presets] : null;
}

function keyOf(quantity: Quantity): string {
  if (quantity.kind === 'number') return assumptionDetails[quantity.name].linkKey;
  if (quantity.kind === 'listings') return listingsKey;
  if (quantity.kind === 'preset') return presetKey;
  return `${encodedId(quantity.id)}.${systemFigures[quantity.figure].linkKey}`;
}

/** An id or a name in a link: names may contain what separates its parts. */
export function encodedId(id: string): string {
  return encodeURIComponent(id).replace('%3A', ':');
}

/** The assumption of a link's key; null if it is none. */
function quantityOf(key: string): Quantity | null {
  if (key === listingsKey) return { kind: 'listings' };
  if (key === presetKey) return { kind: 'preset' };
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
export function withLinkedAssumption(
  assumptions: Assumptions,
  key: string,
  text: string,
): Assumptions | null {
  const quantity = quantityOf(key);
  if (!quantity || statedValue(assumptions, quantity) !== undefined) return null;
  const to = wordsOf(quantity)?.indexOf(text) ?? numberOf(text);
  return isWithin(to, acceptedValues(quantity))
    ? withChanges(assumptions, [{ quantity, to }])
    : null;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
