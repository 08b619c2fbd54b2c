import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openEstimate } from '../../backend/openEstimate.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Schema } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { startApp } from '../../testing/appServer.ts';
import { similarBodies } from '../../testing/bodies.ts';
import { post } from '../../testing/post.ts';
import { seed } from '../../testing/seed.ts';

test('an estimate is answered over HTTP without a cookie, and nothing is stored', async () => {
  const { url, store, mails } = await startApp();
  const { status, headers, body } = await post(url, '/api/estimate', { integrationCount: 8 });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.getSetCookie()).toEqual([]);
  const inputs = { ...defaultInputs, integrationCount: 8 };
  const publicUrl = new URL('https://roi.example');
  expect(body).toEqual(openEstimate(inputs, { now: Date.now(), publicUrl }));
  expect(await Array.fromAsync(store.leads())).toEqual([]);
  expect(mails).toEqual([]);
});

test('pages of other sites may not ask for estimates', async () => {
  const { url } = await startApp();
  const { status } = await post(url, '/api/estimate', {}, { Origin: 'https://evil.example' });
  expect(status).toBe(403);
});

test.each(['/api/rate-card', '/api/estimate-schema'])(
  '%s is cached for an hour, and then compared by its tag',
  async (path) => {
    const { url } = await startApp();
    const first = await fetch(new URL(path, url));
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(Object.keys(Object(await first.json())).length).toBeGreaterThan(4);

    const again = await fetch(new URL(path, url), { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(again.headers.get('content-type')).toBeNull();
    expect(await again.text()).toBe('');

    const head = await fetch(new URL(path, url), { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  },
);

test('any body is answered as the contract declares', { timeout: 120_000 }, async () => {
  const { url } = await startApp();
  const asked = { ...defaultInputs, deadline: '2027-03-01', assumptions: { preset: 'mid' } };
  const bodies = fc.sample(similarBodies(asked), { numRuns: 300, seed });
  const statuses = new Set<number>();
  const responses: Readonly<Record<number, Schema>> = contract.estimate.responses;
  for (const body of bodies) {
    const response = await post(url, '/api/estimate', body);
    statuses.add(response.status);
    const fault = responses[response.status]?.safeParse(response.body).error?.issues ?? [];
    expect({ seed, body, status: response.status, fault }).toMatchObject({ fault: [] });
    expect(responses).toHaveProperty(String(response.status));
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});
