import * as z from 'zod/mini';
import { isTooDeep, tooDeepText } from './nesting.ts';
import { linesMediaType, type Problem, problem, problemMediaType } from './problem.ts';

z.config({ localeError: errorMessage });

/** A schema of a request or a response. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/**
 * An endpoint of the HTTP API. Responses are keyed by status; no other status is ever returned. The
 * body of a 304 is null, and hosts send none.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** OpenAPI's form: `/api/roi-calculation/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema<Record<string, string>>;
  readonly body?: Schema;
  readonly responses: { readonly [status: number]: Schema };
  /** The status whose response sets the visitor's cookie (S4). */
  readonly setsCookie?: number;
  /** A POST that only asks, so that a repeat needs no idempotency key (S7). */
  readonly storesNothing?: true;
  /** Pages of any site may ask: nothing is stored, and there are neither keys nor cookies. */
  readonly isOpen?: true;
  /** Its handler parses what was sent, because it names what does not count. */
  readonly parsesSent?: true;
  /**
   * Of JSON Lines: what a line of the request is, and what the line that answers it is. `body` is
   * the text of all lines, and the response streams texts. A list of JSON gets a list.
   */
  readonly lines?: { readonly request: Schema; readonly response: Schema };
}

export type BodyOf<E extends Endpoint> = E['body'] extends Schema<infer T> ? T : undefined;
type ParamsOf<E extends Endpoint> = E['params'] extends Schema<infer T> ? T : Record<string, never>;

/** Every response that the endpoint declares, as a union over its statuses. */
export type ResponseOf<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: {
    status: S;
    body: z.output<E['responses'][S]>;
    headers?: Record<string, string>;
    /** The lead that the response is about, for the host's log; it is not sent. */
    leadId?: string;
  };
}[keyof E['responses'] & number];

/** The body of the endpoint's successful response. */
export type SuccessOf<E extends Endpoint> = Extract<
  ResponseOf<E>,
  { status: 200 | 201 | 202 }
>['body'];

/** A request as it arrived: nothing is parsed or trusted yet. */
export interface RawRequest {
  /** Path parameters, decoded. */
  params: Record<string, string>;
  /** The `Content-Type` header, if any. */
  contentType: string | undefined;
  /** The body's text; empty without a body. */
  text: string;
}

/** A response that a host writes; the body becomes JSON, or is a stream of lines of JSON. */
export interface RawResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** The lead that the response is about, for the host's log; it is not sent. */
  leadId?: string;
}

/** The lines of a streamed body; null for any other body. */
export function linesOf({ body }: RawResponse): AsyncIterable<string> | null {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
    ? (body as AsyncIterable<string>)
    : null;
}

/** The media type of a response: a problem, JSON Lines or JSON. */
export function mediaTypeOf(response: RawResponse): string {
  if (response.status >= 400) return problemMediaType;
  return linesOf(response) ? linesMediaType : 'application/json; charset=utf-8';
}

export interface ParsedRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** The body's JSON as it was sent, with the fields that the contract does not know. */
  sent: unknown;
}

/**
 * Parses a request by the contract. Fields that it does not know are not an error: a newer page may
 * send them to an older server (decision 0240).
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
    sent: body.sent,
  };
}

function parseBody(
  endpoint: Endpoint,
  { contentType, text }: RawRequest,
): { value: unknown; sent: unknown } | { problem: RawResponse } {
  if (!endpoint.body) return { value: undefined, sent: undefined };
  const mediaType = withoutParameters(contentType);
  const isLines = endpoint.lines !== undefined && mediaType === linesMediaType;
  if (!isLines && mediaType !== 'application/json') {
    const expected = endpoint.lines ? `${linesMediaType} or application/json` : 'application/json';
    const received = contentType ? `"${contentType.slice(0, 100)}"` : 'none';
    return { problem: problem(415, `Use the content type ${expected} instead of ${received}.`) };
  }
  // Bodies are read as UTF-8, of which ASCII is a part.
  const [charset = 'utf-8'] = (contentType ?? '')
    .split(';')
    .flatMap((parameter) => /^\s*charset="?([^"\s]*)/i.exec(parameter)?.[1] ?? []);
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    return { problem: problem(415, `Use the charset utf-8 instead of ${charset.slice(0, 40)}.`) };
  if (isLines) return { value: text, sent: text };
  if (endpoint.lines) return parseList(text);
  return endpoint.parsesSent ? parseSent(text) : parseJson(endpoint.body, text);
}

/** Parses a list of JSON, as the text of a line for each. */
function parseList(text: string) {
  const json = parseSent(text);
  if ('problem' in json) return json;
  const { sent } = json;
  if (!Array.isArray(sent))
    return { problem: invalidFields([{ field: '', message: 'Use a list' }]) };
  return { value: sent.map((each) => JSON.stringify(each)).join('\n'), sent };
}

/** Parses JSON that is not nested too deep; the problem of any other text. */
export function parseSent(
  text: string,
): { value: unknown; sent: unknown } | { problem: ReturnType<typeof problem<400>> } {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return { problem: problem(400, 'The body is not valid JSON.') };
  }
  const field = tooDeepField(sent);
  return field === null ? { value: sent, sent } : { problem: tooDeep(field) };
}

/** The first field whose value is nested too deep; null where none is. */
export function tooDeepField(sent: unknown): string | null {
  const deep = Object.entries(Object(sent)).find(([, value]) => isTooDeep(value));
  return deep ? deep[0].slice(0, 100) : null;
}

/** The problem that names every invalid field. */
export function invalidFields(errors: NonNullable<Problem['errors']>) {
  const fields = [...new Set(errors.map(({ field }) => field || 'the body'))].join(', ');
  return problem(400, `Check these fields: ${fields}.`, errors);
}

/**
 * Parses JSON by a schema, without the fields that the schema does not know.
 *
 * @returns The value and the JSON as it was sent, or the problem that names every invalid field.
 */
export function parseJson<Value>(
  schema: Schema<Value>,
  text: string,
): { value: Value; sent: unknown } | { problem: ReturnType<typeof problem<400>> } {
  const json = parseSent(text);
  if ('problem' in json) return json;
  const { sent } = json;
  const parsed = parseKnownFields(schema, sent, text);
  if (parsed.success) return { value: parsed.data, sent };
  return { problem: invalidFields(fieldErrors(parsed.error.issues)) };
}

function tooDeep(field: string) {
  return problem(400, `Check these fields: ${field}.`, [{ field, message: tooDeepText }]);
}

function withoutParameters(contentType: string | undefined): string | undefined {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase();
}

/** Parses what was sent without the fields that the schema does not know. */
function parseKnownFields<Value>(schema: Schema<Value>, sent: unknown, text: string) {
  const parsed = schema.safeParse(sent);
  const unknown = (parsed.error?.issues ?? []).filter(({ code }) => code === 'unrecognized_keys');
  if (unknown.length === 0) return parsed;
  const known: unknown = JSON.parse(text);
  for (const { path, keys } of unknown as z.core.$ZodIssueUnrecognizedKeys[]) {
    const parent = path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), known);
    for (const key of keys) Reflect.deleteProperty(Object(parent), key);
  }
  return schema.safeParse(known);
}

/**
 * Lists every invalid field with what was expected, in the order of the value.
 *
 * @param nearest - Returns the known field that is most like an unknown one, by its path.
 */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  nearest: (path: readonly string[]) => string | null = () => null,
): NonNullable<Problem['errors']> {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [{ field: path.join('.'), message: issue.message }];
    return issue.keys.map((key) => {
      const known = nearest([...path, key]);
      const message = `There is no such field${known ? `; use ${known}` : ''}`;
      return { field: [...path, key].join('.').slice(0, 200), message };
    });
  });
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
function errorMessage(issue: z.core.$ZodRawIssue): string {
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
