import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { openApi } from './openApi.ts';

test('docs/openapi.json matches the contract (npm run openapi writes it)', () => {
  const written: unknown = JSON.parse(
    readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test('an independent validator accepts the document as OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(openApi())));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the document names the headers that requests and responses carry', () => {
  const { paths } = openApi();
  const operation = (path: string, method = 'post') =>
    paths[path]?.[method] as {
      parameters: { name: string; in: string }[];
      responses: Record<string, { headers?: object }>;
    };
  for (const endpoint of Object.values<Endpoint>(contract)) {
    const { method, path, responses: declared, storesNothing = false } = endpoint;
    const { parameters, responses } = operation(path, method.toLowerCase());
    const names = parameters.map(({ name }) => name);
    expect(names.includes('Idempotency-Key'), path).toBe(method === 'POST' && !storesNothing);
    for (const status of Object.keys(declared)) {
      const headers = Object.keys(responses[status]?.headers ?? {});
      expect(headers.includes('Retry-After'), status).toBe(['429', '503'].includes(status));
      expect(headers.includes('Set-Cookie'), `${path} ${status}`).toBe(
        path === '/api/roi-calculation' && status === '201',
      );
    }
  }
});

test('the independent validator refuses a document that is broken', async () => {
  const broken = { ...openApi(), paths: { 'no-slash': { post: { responses: 7 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('the document contains every endpoint with every status that it may return', () => {
  const { paths } = openApi();
  for (const { method, path, responses } of Object.values(contract)) {
    expect(paths[path]).toHaveProperty(method.toLowerCase());
    expect(paths[path]?.[method.toLowerCase()]).toMatchObject({
      responses: Object.fromEntries(
        Object.keys(responses).map((status) => [status, { description: expect.any(String) }]),
      ),
    });
  }
});
