import * as z from 'zod/mini';
import { Attribution, Touch } from '../attribution.ts';
import { DemoAccepted } from '../demoSubmission.ts';
import type { Endpoint, Schema } from '../endpoint.ts';
import { Accepted } from '../fields.ts';
import { refusalDetails } from '../format/refusalDetails.ts';
import { contract, type EndpointName } from '../index.ts';
import { EstimateLine, StatedInputs } from '../openEstimate.ts';
import { OpenRateCard } from '../openRateCard.ts';
import {
  linesMediaType,
  Problem,
  type ProblemStatus,
  problem,
  problemMediaType,
} from '../problem.ts';
import { floodLimit, idempotencyKeyPattern, maxFormBytes } from '../requestLimits.ts';
import { describeFields } from './fieldTexts.ts';

/** A request that succeeds, and the body of its response; of JSON Lines, the texts of both. */
export interface Example {
  params?: Record<string, string>;
  request?: unknown;
  response: unknown;
}

const endpoints = Object.entries<Endpoint>(contract) as [EndpointName, Endpoint][];

/**
 * The contract as an OpenAPI 3.1 document. A test keeps `docs/openapi.json` equal to it.
 *
 * @param examples - Of each operation.
 * @param systemIds - The systems on the rate card.
 */
export function openApi(
  examples: Readonly<Record<EndpointName, Example>>,
  systemIds: readonly string[],
) {
  nameSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of endpoints) {
    const { path, method } = endpoint;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(name, endpoint, examples[name]),
    };
  }
  const refusals = new Set(endpoints.flatMap(([, { responses }]) => refusalsOf(responses)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Integration ROI calculator',
      version: '1.0.0',
      description:
        'The HTTP API of the calculator, for its page and for programs.\n\nNothing that works today stops working within a year. Fields, values of lists and endpoints may be added at any time, so clients ignore fields that they do not know; none is renamed, removed, or given another unit or meaning. What is to go is marked `deprecated` here and sends a `Deprecation` header, and a `Sunset` header with a day that is at least twelve months ahead. A change that breaks clients would have a path of its own, such as `/api/v2`. `info.version` follows Semantic Versioning. Figures change only with `rateCardVersion`, and kept rate cards never do.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Estimates', description: 'For programs and pages of any site; nothing is stored.' },
      { name: 'Forms', description: 'What visitors send from the page.' },
    ],
    paths,
    components: {
      schemas: schemas(systemIds),
      parameters,
      headers,
      responses: Object.fromEntries(
        [...refusals].sort().map((status) => [`Problem${status}`, problemResponse(status)]),
      ),
      securitySchemes: {
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-calculation',
          description: 'Set with a saved calculation; `calculation` without https.',
        },
        visitorSignature: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-calculation.sig',
          description:
            'The signature of the other cookie, set with it; `calculation.sig` without https.',
        },
      },
    },
  };
}

const refusalsOf = (responses: object) =>
  Object.keys(responses).filter(isRefusal).map(Number) as ProblemStatus[];
const isRefusal = (status: string) => Number(status) >= 400;

function operation(name: EndpointName, endpoint: Endpoint, example: Example) {
  const { summary, method, params, responses } = endpoint;
  return {
    operationId: name,
    summary,
    tags: [endpoint.isOpen ? 'Estimates' : 'Forms'],
    security: name === 'sendRoiReport' ? [{ visitor: [], visitorSignature: [] }] : [],
    parameters: [
      ...(params ? pathParameters(params, example) : []),
      ...(method === 'POST' && !endpoint.storesNothing ? [parameterRef('Idempotency-Key')] : []),
      ...(304 in responses ? [parameterRef('If-None-Match')] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        description: endpoint.lines
          ? 'A list of `StatedInputs`, or JSON Lines with one in each. A list is answered by a list, and lines by lines: an `EstimateLine` for each.'
          : 'Fields that are not listed are not used; a lead keeps them.',
        content: content(endpoint.body, example.request, endpoint.lines?.request),
      },
    }),
    responses: Object.fromEntries(
      Object.keys(responses).map((status) => [
        status,
        isRefusal(status)
          ? { $ref: `#/components/responses/Problem${status}` }
          : success(name, endpoint, Number(status), example),
      ]),
    ),
  };
}

function success(name: EndpointName, endpoint: Endpoint, status: number, example: Example) {
  const links = linksOf[name];
  const schema = endpoint.responses[status];
  return {
    description: descriptions[status],
    headers: headerRefs([
      'Cache-Control',
      ...(304 in endpoint.responses ? ['ETag'] : []),
      'RateLimit',
      'RateLimit-Policy',
      ...(status === 201 ? ['Location'] : []),
      ...(endpoint.setsCookie === status ? ['Set-Cookie'] : []),
    ]),
    ...(schema &&
      status !== 304 && { content: content(schema, example.response, endpoint.lines?.response) }),
    ...(links && { links }),
  };
}

/** The body of a request or a response that succeeds. */
function content(schema: Schema, example: unknown, line?: Schema) {
  if (!line) return { 'application/json': { schema: refTo(schema), example } };
  // The second line is refused.
  const list = [JSON.parse(String(example).split('\n', 1)[0] ?? '')];
  return {
    'application/json': { schema: { type: 'array', items: refTo(line) }, example: list },
    [linesMediaType]: { schema: { type: 'string' }, example },
  };
}

const refTo = (schema: Schema) => ({ $ref: `#/components/schemas/${registry.get(schema)?.id}` });

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function pathParameters(params: Schema, { params: example = {} }: Example) {
  const { properties = {} } = z.toJSONSchema(params);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
    example: example[name],
  }));
}

const parameterRef = (name: keyof typeof parameters) => ({
  $ref: `#/components/parameters/${name}`,
});

/** Headers of requests. */
const parameters = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes repeats of this request safe for 24 hours: they return what the first one saved.',
    schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of what the client has.',
    schema: { type: 'string' },
  },
};

const headers = {
  'Cache-Control': {
    required: true,
    description: 'For how long the response may be used again.',
    schema: { enum: ['no-store', 'public, max-age=3600', 'public, max-age=31536000, immutable'] },
    example: 'no-store',
  },
  ETag: {
    required: true,
    description: 'Changes with the body.',
    schema: { type: 'string', pattern: '^"[\\w.-]+"$' },
    example: '"2026-11.7-0123456789abcdef012345"',
  },
  Location: {
    required: true,
    description: 'The path of what was saved.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/roi-calculation/0123456789abcdef0123456789abcde2',
  },
  RateLimit: {
    required: false,
    description:
      'How many more requests (r) this address may send, and seconds (t) until more; with an estimate, how many more of these its site may ask for too. Missing while nothing is counted.',
    schema: { type: 'string', pattern: '^("estimates";r=\\d+;t=\\d+, )?"requests";r=\\d+;t=\\d+$' },
    example: '"estimates";r=1199;t=600, "requests";r=1199;t=60',
  },
  'RateLimit-Policy': {
    required: false,
    description:
      'How many requests (q) an address may send in a number of seconds (w), and estimates a site.',
    schema: { type: 'string', pattern: '^("estimates";q=\\d+;w=\\d+, )?"requests";q=\\d+;w=\\d+$' },
    example: '"estimates";q=1200;w=600, "requests";q=1200;w=60',
  },
  'Retry-After': {
    required: true,
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 40,
  },
  'Set-Cookie': {
    required: true,
    description:
      'Lets this visitor request the report of the calculation for 30 minutes; HttpOnly. There are two: `__Host-calculation`, and `__Host-calculation.sig` with its signature.',
    schema: { type: 'string' },
    example: '__Host-calculation=MDEyMzQ1Njc4OWFiY2RlZg; path=/; samesite=lax; secure; httponly',
  },
};

/** The operations that a client can do with a successful response, and their parameters. */
const linksOf: { readonly [Name in EndpointName]?: Record<string, Link> } = {
  roiCalculation: {
    read: {
      operationId: 'savedRoiCalculation',
      description: 'The inputs and results that were saved.',
      parameters: { id: '$response.body#/id' },
    },
    report: {
      operationId: 'sendRoiReport',
      description: 'The report by e-mail, for the same contact; with the cookie of the response.',
      requestBody: {
        email: '$request.body#/contactEmail',
        firstName: 'Ada',
        lastName: 'Lovelace',
        companyName: '$request.body#/companyName',
      },
    },
  },
  savedRoiCalculation: {
    estimate: {
      operationId: 'estimate',
      description: 'An estimate of the same inputs by the current rate card.',
      requestBody: '$response.body#/inputs',
    },
  },
  estimate: {
    again: {
      operationId: 'estimate',
      description: 'The same estimate.',
      requestBody: '$response.body#/inputs',
    },
  },
};

interface Link {
  operationId: EndpointName;
  description: string;
  parameters?: Record<string, string>;
  /** A runtime expression, or an object with some. */
  requestBody?: unknown;
}

const registry = z.globalRegistry;

/**
 * Names the schemas that requests and responses refer to. Those of an estimate have their names
 * where they are defined, because its own JSON Schema has them too.
 */
function nameSchemas() {
  const name = (id: string, schema: Schema | undefined) => {
    if (schema && !registry.get(schema)?.id) registry.add(schema, { id });
  };
  name('Problem', Problem);
  name('StatedInputs', StatedInputs);
  name('RateCard', OpenRateCard);
  name('Accepted', Accepted);
  name('DemoAccepted', DemoAccepted);
  name('Attribution', Attribution);
  name('Touch', Touch);
  name('EstimateLine', EstimateLine);
  for (const [endpointName, { body, lines, responses }] of endpoints) {
    if (lines) continue;
    const prefix = `${endpointName[0]?.toUpperCase()}${endpointName.slice(1)}`;
    name(`${prefix}Request`, body);
    name(`${prefix}Response`, responses[200] ?? responses[201]);
  }
}

/**
 * Parsing changes the shape of nothing, so one schema describes what is sent and what is read. A
 * request may have fields of a newer page, and a response those of a newer server.
 */
function schemas(systemIds: readonly string[]) {
  const { schemas: named } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    override({ jsonSchema }) {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(named).map(([id, { $schema: _, $id: _id, ...schema }]) => [
      id,
      describeFields(schema, systemIds, id),
    ]),
  );
}

/** The response that refuses a request with a status. */
function problemResponse(status: ProblemStatus) {
  const isTemporary = status === 429 || status === 503;
  return {
    description: descriptions[status],
    headers: headerRefs([
      'Cache-Control',
      'RateLimit',
      'RateLimit-Policy',
      ...(isTemporary ? ['Retry-After'] : []),
    ]),
    content: { [problemMediaType]: { schema: refTo(Problem), example: problemExample(status) } },
  };
}

function problemExample(status: ProblemStatus) {
  switch (status) {
    case 400:
      return problem(400, 'Check these fields: integrationCount.', [
        { field: 'integrationCount', message: 'Use at most 200' },
      ]).body;
    case 422:
      return problem(422, refusalDetails.deadlinePassed, [
        { field: 'deadline', message: 'Use today or a later day' },
      ]).body;
    default:
      return problem(status, exampleDetails[status]).body;
  }
}

const exampleDetails: Readonly<Record<Exclude<ProblemStatus, 400 | 422>, string>> = {
  403: refusalDetails.notTheVisitorWhoSaved,
  404: refusalDetails.unknownId,
  405: refusalDetails.wrongMethod('POST'),
  408: refusalDetails.bodyTooSlow(8192),
  413: refusalDetails.bodyTooLarge(maxFormBytes),
  415: 'Use the content type application/json instead of "text/plain".',
  421: refusalDetails.otherHost,
  429: refusalDetails.flood(floodLimit, 40),
  500: refusalDetails.failed,
  502: refusalDetails.mailProviderRefused,
  503: refusalDetails.storeUnavailable,
};

const descriptions: Readonly<Record<string, string>> = {
  200: 'What was asked for.',
  201: 'Saved, with the results that the server computed.',
  202: 'Saved; its messages are being sent.',
  304: 'The client has it: its `If-None-Match` names the `ETag`.',
  400: 'The body is not valid; every invalid field is named.',
  403: 'Not allowed for this visitor; the detail says why.',
  404: 'There is nothing under this ID.',
  408: 'The body arrived too slowly.',
  413: 'The body is larger than this endpoint accepts.',
  415: 'The body has another media type.',
  422: 'The idempotency key was used with another body, or a deadline has passed.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'The server failed; nothing was saved.',
  502: 'The mail provider rejected the message permanently.',
  503: 'The server is busy; `Retry-After` says when to try again.',
};
