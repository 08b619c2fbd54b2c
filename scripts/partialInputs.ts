import type * as z from 'zod/mini';
import { completeInputs } from '../backend/openEstimate.ts';
import { CalculatorInputs } from '../contract/calculation.ts';
import { fieldErrors } from '../contract/endpoint.ts';
import { isObject } from '../contract/isInputValue.ts';

/** Complete inputs, or why they are invalid. */
type Parsed = { inputs: CalculatorInputs } | { refusal: string };

/**
 * Completes inputs from parsed JSON: any missing part gets its default. Of an open estimate, its
 * `inputs` are completed.
 */
export function parsePartialInputs(given: unknown): Parsed {
  const value = isObject(given) ? (given.inputs ?? given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { refusal: `the line: Use a JSON object (got ${excerpt(value)})` };
  }
  const complete = completeInputs(value);
  const parsed = CalculatorInputs.safeParse(complete);
  if (!parsed.success) return { refusal: refusalOf(value, parsed.error.issues) };
  return { inputs: complete };
}

/**
 * Describes every invalid field with the problem and its value: "integrationCount: Use at most 200
 * (got 999)".
 */
function refusalOf(value: unknown, issues: readonly z.core.$ZodIssue[]): string {
  return fieldErrors(issues)
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
