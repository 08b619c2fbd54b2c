import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { compactJson, documentedApi } from '../scripts/openApi.ts';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { linesMediaType } from './problem.ts';

const text = readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text);

/** A part of the document that a reference names, or the part itself. */
function resolved(part: { $ref?: string }) {
  const names = part.$ref?.slice(2).split('/') ?? [];
  return names.reduce((inner, name) => inner[name], part.$ref ? document : part);
}

/** Every object of the document. */
function* objectsOf(part: unknown): Generator<Record<string, unknown>> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) yield part as Record<string, unknown>;
  for (const inner of Object.values(part)) yield* objectsOf(inner);
}

const operations = Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
  name,
  endpoint,
  operation: document.paths[endpoint.path][endpoint.method.toLowerCase()],
}));

test('docs/openapi.json matches the contract (npm run openapi writes it)', async () => {
  expect(text).toBe(compactJson(await documentedApi()));
});

test('an independent validator accepts the document as OpenAPI 3.1, and refuses a broken one', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const broken = { ...document, paths: { 'no-slash': { post: { responses: 7 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test.each(operations)('$name is named, with every status that it may return', (documented) => {
  const { name, endpoint, operation } = documented;
  expect(operation.operationId).toBe(name);
  expect(Object.keys(operation.responses)).toEqual(Object.keys(endpoint.responses));
  for (const response of Object.values<object>(operation.responses)) {
    expect(resolved(response).description).toMatch(/\.$/);
  }
});

test.each(operations)('$name names the headers of its requests and responses', (documented) => {
  const { endpoint, operation } = documented;
  const { method, setsCookie, storesNothing = false, responses } = endpoint;
  const parameters = operation.parameters.map(resolved).map(({ name }: { name: string }) => name);
  expect(parameters.includes('Idempotency-Key')).toBe(method === 'POST' && !storesNothing);
  expect(parameters.includes('If-None-Match')).toBe('304' in responses);
  for (const status of Object.keys(responses)) {
    const headers = Object.keys(resolved(operation.responses[status]).headers);
    expect(headers.sort()).toEqual(
      [
        'Cache-Control',
        ...('304' in responses && Number(status) < 400 ? ['ETag'] : []),
        'RateLimit',
        'RateLimit-Policy',
        ...(status === '201' ? ['Location'] : []),
        ...(['429', '503'].includes(status) ? ['Retry-After'] : []),
        ...(status === `${setsCookie}` ? ['Set-Cookie'] : []),
      ].sort(),
    );
  }
});

test('each body and each problem has an example that its schema accepts', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const expectValid = (ref: string, value: unknown) => {
    const isValid = ajv.compile({ $ref: `api${ref}` });
    isValid(value);
    expect({ ref, value, errors: isValid.errors ?? [] }).toEqual({ ref, value, errors: [] });
  };
  let count = 0;
  for (const { content } of objectsOf(document)) {
    for (const [mediaType, { schema, example }] of Object.entries(Object(content)) as [
      string,
      { schema: { $ref: string; items?: { $ref: string } }; example: unknown },
    ][]) {
      count += 1;
      if (mediaType === linesMediaType) expect(example).toBeTypeOf('string');
      else if (schema.items)
        for (const each of example as unknown[]) expectValid(schema.items.$ref, each);
      else expectValid(schema.$ref, example);
    }
  }
  const bodies = operations.flatMap(({ endpoint: { body, lines, responses } }) => {
    const one = [
      ...(body ? ['request'] : []),
      ...Object.keys(responses).filter((status) => /^20/.test(status)),
    ];
    return lines ? [...one, ...one] : one;
  });
  const problems = Object.keys(document.components.responses);
  expect(count).toBe(bodies.length + problems.length);

  const lines: string =
    document.paths[contract.estimates.path].post.responses[200].content[linesMediaType].example;
  for (const line of lines.trim().split('\n')) {
    expectValid('#/components/schemas/EstimateLine', JSON.parse(line));
  }
});

test('examples are whole, and what always comes is required', () => {
  const examples = [...objectsOf(document)].flatMap(({ example }) => JSON.stringify(example) ?? []);
  expect(examples.filter((example) => example.includes('…'))).toEqual([]);
  expect(document.components.schemas.Estimate.required).toEqual(
    expect.arrayContaining(['ranges', 'split', 'certainty', 'certaintyText', 'sourcedAssumptions']),
  );
  expect(document.info.description).toMatch(/`Deprecation` header[\s\S]*twelve months/);
  const cookies = Object.values<{ name: string }>(document.components.securitySchemes);
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-calculation', '__Host-calculation.sig']);
});

test('a reference names a part, and a part has a reference', () => {
  const refs = [...objectsOf(document)].flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [$ref] : [],
  );
  for (const $ref of refs) expect(resolved({ $ref }), $ref).toBeTypeOf('object');
  const { securitySchemes: _, ...components } = document.components;
  const parts = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(Object(named)).map((name) => `#/components/${kind}/${name}`),
  );
  expect(parts.filter((part) => !refs.includes(part))).toEqual([]);
});
