import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { directEstimator, openEstimate } from '../../backend/openEstimate.ts';
import { openRateCard } from '../../backend/openRateCard.ts';
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
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/counters.ts';

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

const otherSite = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' };

test('pages of any site may ask for estimates, without cookies, and for nothing that is stored', async () => {
  const { url } = await startApp();
  const asked = await post(url, '/api/estimate', {}, otherSite);
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  const { version } = openRateCard();
  for (const path of ['/api/rate-card', `/api/rate-card/${version}`, '/api/estimate-schema']) {
    const { headers } = await fetch(new URL(path, url), { headers: otherSite });
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
  }
  const demo = await post(url, '/api/demo-submission', {}, otherSite);
  expect([demo.status, demo.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('a browser that asks before it posts learns what it may send', async () => {
  const { url } = await startApp();
  const preflight = (path: string) =>
    fetch(new URL(path, url), {
      method: 'OPTIONS',
      headers: { ...otherSite, 'Access-Control-Request-Method': 'POST' },
    });
  const { status, headers } = await preflight('/api/estimate');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
  expect((await preflight('/api/demo-submission')).status).toBe(405);
});

test('an answer names each header of its request that it depends on', async () => {
  const { url } = await startApp();
  const send = (path: string, method: string, headers = {}) =>
    fetch(new URL(path, url), { method, headers });
  const varies = ({ headers }: { headers: Headers }) => headers.get('vary');
  expect(varies(await post(url, '/api/estimate', {}))).toBeNull();
  expect(varies(await send('/api/rate-card', 'GET'))).toBeNull();
  const asked = { 'Access-Control-Request-Method': 'POST' };
  for (const headers of [{}, asked])
    expect(varies(await send('/api/estimate', 'OPTIONS', headers))).toBe(
      'Access-Control-Request-Method',
    );
  for (const headers of [{}, otherSite])
    expect(varies(await post(url, '/api/demo-submission', {}, headers))).toBe(
      'Origin, Sec-Fetch-Site',
    );
  const report = await post(url, '/api/send-roi-report', submissions.sendRoiReport());
  expect(varies(report)).toBe('Origin, Sec-Fetch-Site, Cookie');
  for (const body of ['{', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'])
    expect(varies(await post(url, '/mcp', body))).toBe('Origin, Sec-Fetch-Site, Accept');
  expect(varies(await send('/mcp', 'GET'))).toBe('Accept');
  for (const path of ['/openapi.json', '/llms.txt'])
    expect(varies(await send(path, 'GET'))).toContain('Accept-Encoding');
});

test('each answer says what the limits of requests and estimates still allow', async () => {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  onTestFinished(() => counters.close());
  const { url } = await startApp({ counters });
  /** Without the seconds, which pass meanwhile. */
  const allowed = ({ headers }: { headers: Headers }) =>
    headers.get('ratelimit')?.replace(/;t=\d+/g, '');
  const card = await fetch(new URL('/api/rate-card', url));
  expect(card.headers.get('ratelimit')).toMatch(/^"requests";r=1199;t=(60|59)$/);
  const estimated = await post(url, '/api/estimate', {});
  expect(estimated.headers.get('ratelimit')).toMatch(/^"estimates";r=1199;t=(600|599), /);
  expect(allowed(estimated)).toBe('"estimates";r=1199, "requests";r=1198');
  expect(estimated.headers.get('ratelimit-policy')).toBe(
    '"estimates";q=1200;w=600, "requests";q=1200;w=60',
  );
  const batch = await post(url, '/api/estimates', [{}, {}]);
  expect(allowed(batch)).toBe('"estimates";r=1197, "requests";r=1197');
  const refused = await post(url, '/api/demo-submission', {});
  expect([refused.status, allowed(refused)]).toEqual([400, '"requests";r=1196']);
  const unknown = await fetch(new URL('/api/none', url));
  expect([unknown.status, allowed(unknown)]).toEqual([404, '"requests";r=1195']);
});

test('the document of the API is served, for pages of any site too', async () => {
  const { url } = await startApp();
  const response = await fetch(new URL('/openapi.json', url), { headers: otherSite });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const file = new URL('../../docs/openapi.json', import.meta.url);
  expect(await response.json()).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

test('a list of inputs is answered by a list, as clients that know only JSON send it', async () => {
  const { url } = await startApp();
  const { status, headers, body } = await post(url, '/api/estimates', [
    { integrationCount: 8 },
    { region: 'mars' },
  ]);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toMatchObject([{ inputs: { integrationCount: 8 } }, { line: 2, status: 400 }]);
  const one = await post(url, '/api/estimates', { integrationCount: 8 });
  expect([one.status, one.body.errors]).toEqual([400, [{ field: '', message: 'Use a list' }]]);
  expect((await post(url, '/api/estimates', [])).status).toBe(400);
});

test('an Idempotency-Key that is not valid is refused where something is stored alone', async () => {
  const { url } = await startApp();
  const headers = { 'Idempotency-Key': 'two words' };
  expect((await post(url, '/api/estimate', {}, headers)).status).toBe(200);
  expect((await fetch(new URL('/api/rate-card', url), { headers })).status).toBe(200);
  expect((await post(url, '/api/demo-submission', {}, headers)).status).toBe(400);
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

test('any body is answered as the contract declares', async () => {
  const { url } = await startApp();
  const asked = { ...defaultInputs, deadline: '2027-03-01', assumptions: { preset: 'mid' } };
  const bodies = fc.sample(similarBodies(asked), { numRuns: 100, seed });
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
