import * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint.ts';
import { contract } from './index.ts';
import { problemMediaType } from './problem.ts';
import { idempotencyKeyPattern } from './requestLimits.ts';

/** The contract as an OpenAPI 3.1 document; `docs/openapi.json` is this, kept current by a test. */
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
      description: 'What travels between the calculator page and its server.',
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
      ...(endpoint.method === 'POST' ? [idempotencyKeyHeader] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(endpoint.replies).map(([status, schema]) => [
        status,
        {
          description: descriptions[status] ?? 'A reply.',
          ...responseHeaders(endpoint, Number(status)),
          content: {
            [Number(status) < 400 ? 'application/json' : problemMediaType]: {
              schema: jsonSchema(schema),
            },
          },
        },
      ]),
    ),
  };
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
    'Makes repeats of this request safe for 24 hours: they are answered with what the first one saved.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

/** What a reply says beside its body. */
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

/** Nothing that travels changes its shape when it is parsed, so one schema says what is sent and what is read. */
function jsonSchema(schema: Schema) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

const descriptions: Record<string, string> = {
  200: 'What is kept under the id.',
  201: 'Kept, with the figures the server computed.',
  202: 'Kept; what follows from it is under way.',
  400: 'The body is not valid; every refused field is named.',
  403: 'This visitor may not do that; the detail says why.',
  404: 'There is nothing under this id.',
  413: 'The body is larger than this endpoint accepts.',
  415: 'The body is not JSON.',
  422: 'The idempotency key was used with another body.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  500: 'The server failed; nothing was kept.',
  502: 'The mail provider refused the message for good.',
  503: 'The server is busy; `Retry-After` says when to come back.',
};
