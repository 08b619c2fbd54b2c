import { type AskedInputs, type RefusedInputs, readAsked } from '../backend/askedInputs.ts';
import { isObject } from '../contract/isInputValue.ts';

/**
 * Reads inputs from parsed JSON as every door for estimates does: any missing part gets its
 * default. Of an open estimate, its `inputs` are read.
 *
 * @returns The inputs, or why they are invalid.
 */
export function parsePartialInputs(given: unknown): AskedInputs | { refusal: string } {
  const value = isObject(given) ? (given.inputs ?? given) : given;
  if (!isObject(value)) return { refusal: `the line: Use a JSON object (got ${excerpt(value)})` };
  const asked = readAsked(value);
  return 'errors' in asked ? { refusal: refusalOf(value, asked.errors) } : asked;
}

/**
 * Reads inputs for a command that writes a file, and names on standard error what did not count
 * and the notes, one a line: "customHourlyRate is not counted. Region us has …".
 *
 * @returns The inputs, or why they are invalid.
 */
export function readFileInputs(given: unknown): Pick<AskedInputs, 'inputs'> | { refusal: string } {
  const parsed = parsePartialInputs(given);
  if ('refusal' in parsed) return parsed;
  const { inputs, notCounted, notes } = parsed;
  for (const { field, reason } of notCounted) console.error(`${field} is not counted. ${reason}`);
  for (const { field, text } of notes) console.error(`${field}: ${text}`);
  return { inputs };
}

/**
 * Describes every invalid field with the problem and its value: "integrationCount: Use at most 200
 * (got 999)".
 */
function refusalOf(value: unknown, errors: RefusedInputs['errors']): string {
  return errors
    .map(({ field, message }) => {
      const name = field || 'the line';
      return `${name}: ${message} (got ${excerpt(valueAt(value, field))})`;
    })
    .join('; ');
}

function valueAt(value: unknown, field: string): unknown {
  return field
    .split('.')
    .filter((key) => key !== '')
    .reduce(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : inner,
      value,
    );
}

/**
 * Describes a value in a few characters; arrays and objects only by their type, because they may be
 * deeply nested.
 */
function excerpt(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
