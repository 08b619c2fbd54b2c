import { isObject } from '../contract/isInputValue.ts';

/**
 * Adds the fields of what was sent that the contract does not know, each in its place, so that a
 * newer release finds them in the lead (decision 0240).
 *
 * @param known - The value as the contract parsed it.
 */
export function withUnknownFields(known: unknown, sent: unknown): unknown {
  if (!isObject(known) || !isObject(sent)) return known;
  const sentFields = Object.entries(sent);
  const sentValues = new Map<string, unknown>(sentFields);
  return Object.fromEntries([
    ...Object.entries(known).map(([name, value]) => [
      name,
      withUnknownFields(value, sentValues.get(name)),
    ]),
    ...sentFields.filter(([name]) => !Object.hasOwn(known, name)),
  ]);
}
