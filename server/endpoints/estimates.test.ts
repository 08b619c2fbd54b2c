import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directEstimator, openEstimate } from '../../backend/openEstimate.ts';
import type { Counters, Estimator } from '../../backend/ports.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Schema } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { estimateLimits } from '../../contract/requestLimits.ts';
import { startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/async.ts';
import { similarBodies } from '../../testing/bodies.ts';
import { post } from '../../testing/post.ts';
import { seed } from '../../testing/seed.ts';
import { submissions } from '../../testing/submissions.ts';

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

/** An estimator whose estimates each wait until the test lets the next one end. */
function gatedEstimator() {
  const estimate = directEstimator(new URL('https://roi.example'));
  const waiting: (() => void)[] = [];
  const asked: CalculatorInputs[] = [];
  const estimator: Estimator = async (inputs, ...rest) => {
    asked.push(inputs);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return estimate(inputs, ...rest);
  };
  return {
    estimator,
    asked,
    /** Lets the estimate end that has waited longest, if there is one. */
    async endNext() {
      await setImmediate();
      waiting.shift()?.();
    },
  };
}

/** Posts lines, and returns the response as soon as it begins. */
function postLines(url: URL, lines: readonly unknown[], signal?: AbortSignal) {
  return fetch(new URL('/api/estimates', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    ...(signal ? { signal } : {}),
  });
}

test('a batch is streamed: a line is sent while the next ones are estimated, and leads are saved', async () => {
  const { estimator, asked, endNext } = gatedEstimator();
  const { url, store } = await startApp({ estimator });
  const responding = postLines(url, [{ integrationCount: 8 }, { region: 'mars' }, {}]);
  await eventually(() => asked.length === 2);
  await endNext();
  const response = await responding;
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const lineCount = () => text.split('\n').length - 1;
  const readUntil = async (count: number) => {
    while (lineCount() < count) text += (await reader?.read())?.value ?? '';
  };
  await readUntil(2);
  expect(lineCount()).toBe(2);
  expect((await post(url, '/api/demo-submission', submissions.demoSubmission())).status).toBe(202);
  expect(await Array.fromAsync(store.leads())).toHaveLength(1);
  await endNext();
  await readUntil(3);
  expect(
    text
      .split('\n')
      .slice(0, 3)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { inputs: { integrationCount: 8 } },
    { line: 2, status: 400, errors: [{ field: 'region' }] },
    { inputs: { integrationCount: defaultInputs.integrationCount } },
  ]);
  expect(await reader?.read()).toMatchObject({ done: true });
});

test('a client that leaves ends its batch, and is not charged for the rest', async () => {
  const { estimator, asked, endNext } = gatedEstimator();
  const refunded: number[] = [];
  const counters: Counters = {
    consume: async () => ({ isAllowed: true }),
    refund: async (_limit, _key, count = 1) => void refunded.push(count),
  };
  const { url } = await startApp({ estimator, counters });
  const leaving = new AbortController();
  const responding = postLines(url, Array(1000).fill({}), leaving.signal);
  await eventually(() => asked.length > 0);
  await endNext();
  const response = await responding;
  await response.body?.getReader().read();
  leaving.abort();
  while (refunded.length === 0) await endNext();
  expect(asked.length).toBeLessThan(1000);
  await eventually(() => refunded.length === estimateLimits.length);
  expect(refunded).toEqual(estimateLimits.map(() => 1000 - asked.length));
});

test('a path in other letters is not found, and a body in another charset is refused', async () => {
  const { url } = await startApp();
  expect((await post(url, '/API/ESTIMATE', {})).status).toBe(404);
  for (const [charset, status] of [
    ['utf-16', 415],
    ['UTF-8', 200],
    ['"utf-8"', 200],
  ] as const) {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const response = await post(url, '/api/estimate', {}, headers);
    expect([charset, response.status]).toEqual([charset, status]);
  }
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
