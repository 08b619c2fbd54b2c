import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf } from './endpoint.ts';
import { type Problem, problem } from './problem.ts';

z.config({ localeError: errorMessage });

/** A request as it arrived: nothing is parsed or trusted yet. */
export interface RawRequest {
  /** Path parameters, decoded. */
  params: Record<string, string>;
  /** The `Content-Type` header, if any. */
  contentType: string | undefined;
  /** The body's text; empty without a body. */
  text: string;
}

/** A response that a host writes; the body becomes JSON. */
export interface RawResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface ParsedRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
}

/**
 * Parses a request by the contract.
 *
 * @returns The parsed request, or the problem response that names every invalid field.
 */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: RawRequest,
): ParsedRequest<E> | { problem: RawResponse } {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success)
    return { problem: problem(404, 'There is nothing under this ID.') };
  const body = parseBody(endpoint, request);
  if ('problem' in body) return body;
  return {
    params: (params?.data ?? {}) as ParamsOf<E>,
    body: body.value as BodyOf<E>,
  };
}

function parseBody(
  endpoint: Endpoint,
  { contentType, text }: RawRequest,
): { value: unknown } | { problem: RawResponse } {
  if (!endpoint.body) return { value: undefined };
  if (!isJson(contentType)) {
    const received = contentType ? `"${contentType.slice(0, 100)}"` : 'none';
    return {
      problem: problem(415, `Use the content type application/json instead of ${received}.`),
    };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: problem(400, 'The body is not valid JSON.') };
  }
  const parsed = endpoint.body.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const errors = fieldErrors(parsed.error.issues);
  const fields = [...new Set(errors.map(({ field }) => field || 'the body'))].join(', ');
  return { problem: problem(400, `Check these fields: ${fields}.`, errors) };
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** Unknown keys of one object that an error names; a body has room for thousands. */
const namedUnknownKeys = 20;

/**
 * Lists every invalid field with what was expected, in the order of the body. An unknown key is a
 * field of its own, up to `namedUnknownKeys` of them.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): NonNullable<Problem['errors']> {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    return issue.code === 'unrecognized_keys'
      ? unknownKeyErrors(path, issue.keys)
      : [{ field: path.join('.'), message: issue.message }];
  });
}

function unknownKeyErrors(path: readonly string[], keys: readonly string[]) {
  const named = keys.slice(0, namedUnknownKeys).map((key) => ({
    field: [...path, key].join('.').slice(0, 200),
    message: 'There is no such field',
  }));
  const more = keys.length - named.length;
  const rest = { field: path.join('.'), message: `expected none of ${more} more unknown fields` };
  return more > 0 ? [...named, rest] : named;
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Formats an issue without its own message as an instruction: "Use at most 200". */
export function errorMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required'
        : `Use ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `Use at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `Use at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `Use ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    default:
      return 'This value is not valid';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
