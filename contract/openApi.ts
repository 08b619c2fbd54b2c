import * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';
import { contract } from './index.ts';
import { linesMediaType, problemMediaType } from './problem.ts';
import { idempotencyKeyPattern } from './requestLimits.ts';

/** The contract as an OpenAPI 3.1 document. A test keeps `docs/openapi.json` equal to it. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Integration ROI calculator',
      version: '1.0.0',
      description: 'The HTTP API of the calculator, for its page and for programs.',
    },
    servers: [{ url: '/' }],
    paths,
  };
}

function operation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: [],
    parameters: [
      ...(endpoint.params ? pathParameters(endpoint.params) : []),
      ...(endpoint.method === 'POST' && !endpoint.storesNothing ? [idempotencyKeyHeader] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        description: 'Fields that are not listed are not used; a lead keeps them.',
        content: endpoint.lines
          ? { [linesMediaType]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: requestSchema(endpoint.body) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(endpoint.responses).map(([status, schema]) => [
        status,
        {
          description: descriptions[status] ?? 'A response.',
          ...responseHeaders(endpoint, Number(status)),
          ...(status !== '304' && {
            content: {
              [mediaTypeOf(endpoint, status)]: {
                schema:
                  status === '200' && endpoint.lines ? { type: 'string' } : jsonSchema(schema),
              },
            },
          }),
        },
      ]),
    ),
  };
}

function mediaTypeOf({ lines }: Endpoint, status: string): string {
  if (Number(status) >= 400) return problemMediaType;
  return lines ? linesMediaType : 'application/json';
}

function pathParameters(params: Schema) {
  const { properties = {} } = jsonSchema(params);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
}

const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes repeats of this request safe for 24 hours: they return what the first one saved.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

function responseHeaders({ setsCookie }: Endpoint, status: number) {
  const headers = {
    ...((status === 429 || status === 503) && {
      'Retry-After': {
        description: 'Seconds to wait before the next request.',
        schema: { type: 'integer', minimum: 1 },
      },
    }),
    ...(setsCookie === status && {
      'Set-Cookie': {
        description:
          'Lets this visitor request the report of the calculation for 30 minutes; HttpOnly.',
        schema: { type: 'string' },
      },
    }),
  };
  return Object.keys(headers).length > 0 && { headers };
}

/** Parsing changes the shape of nothing, so one schema describes what is sent and what is read. */
function jsonSchema(schema: Schema, options?: Parameters<typeof z.toJSONSchema>[1]) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options);
  return rest;
}

/** A request may have fields of a newer page, which `parseRequest` does not refuse. */
function requestSchema(schema: Schema) {
  return jsonSchema(schema, {
    override({ jsonSchema: part }) {
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
}

const descriptions: Record<string, string> = {
  200: 'What was asked for.',
  201: 'Saved, with the results that the server computed.',
  202: 'Saved; its messages are being sent.',
  304: 'The client has it: its `If-None-Match` names the `ETag`.',
  400: 'The body is not valid; every invalid field is named.',
  403: 'Not allowed for this visitor; the detail says why.',
  404: 'There is nothing under this ID.',
  413: 'The body is larger than this endpoint accepts.',
  415: 'The body is not JSON.',
  422: 'The idempotency key was used with another body, or a deadline has passed.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'The server failed; nothing was saved.',
  502: 'The mail provider rejected the message permanently.',
  503: 'The server is busy; `Retry-After` says when to try again.',
};
