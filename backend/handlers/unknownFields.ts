import { isObject } from '../../contract/isInputValue.ts';
import { keysIn, nesting } from '../../contract/nesting.ts';
import { problem } from '../../contract/problem.ts';

/**
 * Adds the fields of what was sent that the contract does not know, each in its place, so that a
 * newer release finds them in the lead (decision 0240).
 *
 * @param known - The value as the contract parsed it.
 */
export function withUnknownFields(known: unknown, sent: unknown): unknown {
  if (!isObject(known) || !isObject(sent)) return known;
  const sentValues = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries([
    ...Object.entries(known).map(([name, value]) => [
      name,
      withUnknownFields(value, sentValues.get(name)),
    ]),
    ...unknownEntries(known, sent),
  ]);
}

const unknownEntries = (known: object, sent: object) =>
  Object.entries(sent).filter(([name]) => !Object.hasOwn(known, name));

/**
 * The response to a body whose unknown fields have too many keys to be kept; null for any other
 * body. Their levels are limited with those of every body.
 *
 * @param known - The value as the contract parsed it.
 */
export function refuseUnknownFields(known: unknown, sent: unknown) {
  let left = nesting.maxKeys;
  for (const [field, value] of unknownFields(known, sent)) {
    left -= 1 + keysIn(value, left);
    if (left >= 0) continue;
    const message = `Send at most ${nesting.maxKeys} keys and entries in fields that the contract does not know`;
    return problem(400, `Check these fields: ${field}.`, [{ field, message }]);
  }
  return null;
}

/** The fields that the contract does not know, with their dotted paths. */
function* unknownFields(
  known: unknown,
  sent: unknown,
  path: readonly string[] = [],
): Generator<[string, unknown]> {
  if (!isObject(known) || !isObject(sent)) return;
  for (const [name, value] of unknownEntries(known, sent)) {
    yield [[...path, name].join('.').slice(0, 100), value];
  }
  for (const [name, value] of Object.entries(known)) {
    yield* unknownFields(value, Object(sent)[name], [...path, name]);
  }
}
