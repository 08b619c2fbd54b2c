import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect } from 'vitest';
import { linesMediaType, problemMediaType } from '../../contract/problem.ts';
import { arbitraryOf, type JsonSchema } from '../arbitraryOf.ts';
import { similarBodies } from '../bodies.ts';
import { cookiePairs } from '../post.ts';

type Json = Record<string, unknown>;
type Ref = { $ref?: string };

interface Parameter {
  name: string;
  in: 'path' | 'header';
  required: boolean;
  schema: JsonSchema;
  example?: string;
}
interface Content {
  [mediaType: string]: { schema: JsonSchema; example: unknown };
}
interface Link {
  operationId: string;
  parameters?: Record<string, string>;
  requestBody?: unknown;
}
interface DocumentedResponse {
  headers: Record<string, Ref>;
  content?: Content;
  links?: Record<string, Link>;
}
interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, DocumentedResponse>;
}

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
);

/** The part of the document that a reference names; any other part as it is. */
function resolved<Part>(part: Ref | Part): Part {
  const names = Object(part).$ref?.slice(2).split('/') ?? [];
  return names.reduce((inner: Json, name: string) => inner[name], names.length ? document : part);
}
/** The part of the document that a reference names. */
export const resolve = ($ref: string) => resolved<JsonSchema>({ $ref });

/** Every operation of the document. */
export const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, of]): Operation => {
    const operation = of as Omit<Operation, 'method' | 'path'>;
    return {
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters.map(resolved<Parameter>),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          resolved<DocumentedResponse>(response),
        ]),
      ),
    };
  }),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'api');

function expectValid(schema: JsonSchema, value: unknown, what: string) {
  const $ref = schema.$ref && `api${schema.$ref}`;
  const isValid = ajv.compile($ref ? { $ref } : schema);
  isValid(value);
  expect({ what, value, errors: isValid.errors ?? [] }).toEqual({ what, value, errors: [] });
}

/** A request of an operation, as it is drawn or as a link gives it. */
interface Sent {
  parameters: Record<string, string>;
  /** The text of the body. */
  body?: string;
  /** Its media type; the first of the operation where there is none. */
  mediaType?: string;
}

/** A request that a response allows: a link of the document with its values. */
interface FollowUp extends Sent {
  name: string;
  operationId: string;
}

/** One visitor of a host: what it has been answered, and what it may ask next. */
export class Visitor {
  readonly origin: string;
  readonly followUps: FollowUp[] = [];
  /** How many requests had each status. */
  readonly statuses = new Map<number, number>();
  #cookie = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends a request, and requires the response to be as documented. Resolves to its status. */
  async send(operation: Operation, { parameters, body, ...sent }: Sent): Promise<number> {
    const [first = ''] = Object.keys(operation.requestBody?.content ?? {});
    const { mediaType = first } = sent;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(parameters[name] ?? ''),
    );
    const headers = operation.parameters.flatMap(({ name, in: place }) =>
      place === 'header' && parameters[name] !== undefined ? [[name, parameters[name]]] : [],
    );
    const response = await fetch(`${this.origin}${path}`, {
      method: operation.method,
      headers: {
        ...(mediaType && { 'Content-Type': mediaType }),
        ...(this.#cookie && { Cookie: this.#cookie }),
        ...Object.fromEntries(headers),
      },
      ...(body !== undefined && { body }),
    });
    this.#cookie = cookiePairs(response) || this.#cookie;
    const text = await response.text();
    this.statuses.set(response.status, 1 + (this.statuses.get(response.status) ?? 0));
    expectDocumented(operation, response, text);
    const { links = {} } = operation.responses[response.status] ?? {};
    for (const [name, link] of Object.entries(links)) {
      this.followUps.push(followUpOf(`${operation.operationId}.${name}`, link, body, text));
    }
    return response.status;
  }
}

/** Requires a response to have a documented status, and its headers, media type and schema. */
function expectDocumented({ operationId, responses }: Operation, response: Response, text: string) {
  const { status, headers } = response;
  const what = `${operationId} ${status} ${text.slice(0, 200)}`;
  const documented = responses[status];
  if (!documented) throw new Error(`The document has no such response: ${what}`);
  for (const [name, header] of Object.entries<{ schema: JsonSchema }>(
    document.components.headers,
  )) {
    const value = headers.get(name);
    expect(value !== null, `${name} of ${what}`).toBe(name in documented.headers);
    if (value === null) continue;
    const isNumber = header.schema.type === 'integer';
    expectValid(header.schema, isNumber ? Number(value) : value, `${name} of ${what}`);
  }
  const [received = ''] = (headers.get('Content-Type') ?? '').split(';');
  const types = Object.keys(documented.content ?? { '': {} });
  expect(types, what).toContain(received);
  const mediaType = received;
  const schema = documented.content?.[mediaType]?.schema ?? {};
  if (mediaType === linesMediaType) {
    for (const line of text.split('\n').slice(0, -1)) {
      expectValid({ $ref: '#/components/schemas/EstimateLine' }, JSON.parse(line), what);
    }
  } else if (schema.type === 'array') {
    for (const each of JSON.parse(text)) expectValid(Object(schema).items, each, what);
  } else if (mediaType) expectValid(schema, JSON.parse(text), what);
  else expect(text, what).toBe('');
  expect(mediaType === problemMediaType, what).toBe(status >= 400);
}

/** Evaluates the runtime expressions of a link. */
function followUpOf(name: string, link: Link, request = '', response = ''): FollowUp {
  function evaluated(expression: unknown): unknown {
    if (typeof expression === 'object' && expression !== null) {
      return Object.fromEntries(
        Object.entries(expression).map(([key, part]) => [key, evaluated(part)]),
      );
    }
    const [, from, pointer] = /^\$(request|response)\.body#\/(.+)$/.exec(String(expression)) ?? [];
    if (!pointer) return expression;
    const body: Json = JSON.parse(from === 'request' ? request : response);
    return pointer.split('/').reduce<unknown>((inner, key) => Object(inner)[key], body);
  }
  return {
    name,
    operationId: link.operationId,
    parameters: evaluated(link.parameters ?? {}) as Record<string, string>,
    ...(link.requestBody !== undefined && { body: JSON.stringify(evaluated(link.requestBody)) }),
  };
}

/**
 * Sends the example of each operation, then follows every link of the responses, and of theirs.
 *
 * @returns The names of the operations and links that succeeded.
 */
export async function walk(visitor: Visitor): Promise<string[]> {
  const succeeded = new Set<string>();
  async function send(operation: Operation, sent: Sent, name = operation.operationId) {
    const status = await visitor.send(operation, sent);
    if (status < 400) for (const each of [name, operation.operationId]) succeeded.add(each);
  }
  for (const operation of operations) {
    const ofPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const parameters = Object.fromEntries(ofPath.map(({ name, example = '' }) => [name, example]));
    const contents = Object.entries(operation.requestBody?.content ?? {});
    if (contents.length === 0) await send(operation, { parameters });
    for (const [mediaType, { example }] of contents) {
      const body = mediaType === linesMediaType ? String(example) : JSON.stringify(example);
      await send(operation, { parameters, body, mediaType });
    }
  }
  // The list grows, and an estimate links to itself.
  for (const followUp of visitor.followUps) {
    if (visitor.followUps.length > 20) break;
    await send(operationOf(followUp), followUp, followUp.name);
  }
  return [...succeeded].sort();
}

function operationOf({ operationId }: FollowUp): Operation {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`A link names no operation: ${operationId}`);
  return operation;
}

type Command = fc.AsyncCommand<object, Visitor>;

/**
 * Sequences of requests that are drawn from the document alone: of each operation the example, what
 * its schema accepts and what is similar, and the links of earlier responses.
 */
export function documentedCommands() {
  const call = (operation: Operation): fc.Arbitrary<Command> =>
    sentTo(operation).map((sent) => ({
      check: () => true,
      async run(_model, visitor) {
        await visitor.send(operation, sent);
      },
      toString: () => `${operation.operationId} ${JSON.stringify(sent)}`,
    }));
  /** Of the latest ones, so that links lead on to others. */
  const follow = fc.nat({ max: 5 }).map(
    (index): Command => ({
      check: () => true,
      async run(_model, visitor) {
        const followUp = visitor.followUps.at(-1 - index);
        if (followUp) await visitor.send(operationOf(followUp), followUp);
      },
      toString: () => `follow the last link but ${index}`,
    }),
  );
  return fc.commands([...operations.map(call), follow, follow, follow], {
    maxCommands: 30,
    size: 'max',
  });
}

function sentTo({ parameters, requestBody }: Operation): fc.Arbitrary<Sent> {
  const drawn = parameters.map(({ name, required, schema }) => {
    const drawnValue = arbitraryOf(schema, resolve) as fc.Arbitrary<string>;
    // Clients resolve these as parts of the path before they send it.
    const value = drawnValue.filter((text) => !['.', '..'].includes(text));
    return [name, required ? value : fc.option(value, { nil: undefined })] as const;
  });
  const ofPath = fc.record(Object.fromEntries(drawn)) as fc.Arbitrary<Record<string, string>>;
  const contents = Object.entries(requestBody?.content ?? {}).map(([mediaType, content]) =>
    fc.record({
      parameters: ofPath,
      body: mediaType === linesMediaType ? linesSent(content) : bodySent(content),
      mediaType: fc.constant(mediaType),
    }),
  );
  return contents.length > 0 ? fc.oneof(...contents) : fc.record({ parameters: ofPath });
}

function bodySent({ schema, example }: Content[string]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constant(JSON.stringify(example)),
    arbitraryOf(schema, resolve).map((value) => JSON.stringify(value)),
    similarBodies(example),
  );
}

/** A line is what the description of the document names. */
function linesSent({ example }: Content[string]): fc.Arbitrary<string> {
  const line = bodySent({
    schema: { $ref: '#/components/schemas/StatedInputs' },
    example: JSON.parse(String(example).split('\n', 1)[0] ?? ''),
  });
  const lines = fc.array(line, { maxLength: 3 }).map((all) => all.join('\n'));
  return fc.oneof(fc.constant(String(example)), lines);
}
