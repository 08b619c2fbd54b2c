import { join } from 'node:path';
import {
  Client,
  InMemoryTransport,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { consume, countEstimates } from '../../backend/limits.ts';
import { keptRateCards } from '../../backend/openRateCard.ts';
import type { ToolName } from '../../contract/agents/tools.ts';
import { estimateLimits, floodLimit } from '../../contract/requestLimits.ts';
import { startApp } from '../../testing/appServer.ts';
import { expectErrorsOfTools, expectEveryAnswer } from '../../testing/callEveryTool.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { recordedLog } from '../../testing/ports.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { originOf } from '../http/guards.ts';
import { problemBoundary } from '../http/problems.ts';
import { bodyPace } from '../http/uploads.ts';
import { openSqliteCounters } from '../limits/counters.ts';
import { nodeHash } from '../ports.ts';
import { createMcpServer } from './createMcpServer.ts';
import { mcp } from './mcp.ts';

const publicUrl = new URL('https://roi.example');
const circumstances = { now: Date.now(), publicUrl };

const noBuild = { folder: null, indexHtml: null, notFoundHtml: null, mcpAppHtml: null };
const mcpAppHtml = '<!doctype html><title>A card</title>';

type Mode = 'auto' | 'legacy';

/** Connects the client from npm; it negotiates the newest revision, or opens as older ones do. */
async function connect(url: URL, mode: Mode = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  onTestFinished(() => client.close());
  return client;
}

test.each<[Mode, string]>([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
])('a client that opens in mode %s speaks %s and gets every answer', async (mode, version) => {
  const { url, store, mails } = await startApp({ build: { ...noBuild, mcpAppHtml } });
  const client = await connect(url, mode);
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  expect(client.getInstructions()).toMatch(/not a quote/);
  await expectEveryAnswer(client, circumstances, mcpAppHtml);
  await expectErrorsOfTools(client);
  // Nothing is stored or sent.
  expect(await Array.fromAsync(store.leads())).toEqual([]);
  expect(mails).toEqual([]);
});

test('without a built card, tools name no view and there is none among the resources', async () => {
  const { url } = await startApp({ build: noBuild });
  await expectEveryAnswer(await connect(url), circumstances, null);
});

/** A call of a tool as an older client sends it, whose body needs no more than its header. */
const call = (name: string, asked: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: asked },
  });
const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};
const post = (url: URL, init: RequestInit = {}) =>
  fetch(new URL('/mcp', url), {
    method: 'POST',
    headers,
    body: call('open_link', { url: '#v1' }),
    ...init,
  });

test('a response has no cookie and no session, and is not cached', async () => {
  const { url } = await startApp();
  const response = await post(url);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('Open in the calculator: https://roi.example/');
});

test('pages of other sites, other hosts, other methods and other types are refused', async () => {
  const { url } = await startApp();
  const evil = await post(url, { headers: { ...headers, Origin: 'https://evil.example' } });
  expect(evil.status).toBe(403);
  const crossSite = await post(url, { headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } });
  expect(crossSite.status).toBe(403);
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const response = await fetch(new URL('/mcp', url), { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
  const text = await post(url, { headers: { ...headers, 'Content-Type': 'text/plain' } });
  expect(text.status).toBe(415);

  const strict = await startApp({ allowedHost: publicUrl });
  expect((await post(strict.url)).status).toBe(421);
});

test.each([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['text/event-stream', 'text/event-stream'],
  ['text/event-stream;q=0.5, application/*', 'application/json'],
  ['text/html', 'application/json'],
  ['application/json, text/event-stream', 'text/event-stream'],
])('a client that accepts %s gets %s', async (accept, type) => {
  const { url } = await startApp();
  const response = await post(url, { headers: { ...headers, Accept: accept } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  const text = await response.text();
  const json = type === 'application/json' ? text : text.replace(/^event: message\ndata: /, '');
  expect(JSON.parse(json)).toMatchObject({ jsonrpc: '2.0', id: 1, result: { content: [{}] } });
});

test.each([1, 2])('a batch of %d calls is one list of JSON without a stream', async (count) => {
  const { url } = await startApp({ build: { ...noBuild, mcpAppHtml } });
  const response = await post(url, { body: batch(count), headers: { ...headers, Accept: '*/*' } });
  const ids = Array.from({ length: count }, (_, id) => expect.objectContaining({ id }));
  expect(await response.json()).toEqual(expect.arrayContaining(ids));
});

test('an answer of an estimate has at most 6 kB of text, its figures in a list', () => {
  const systems = rateCard.systems.map(({ id }) => id);
  for (const inputs of [{}, { selectedSystems: systems.slice(0, 12), deadline: '2099-01-01' }]) {
    const { text } = callTool(
      'estimate',
      { ...inputs, assumptions: { preset: 'mid' } },
      circumstances,
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6 * 1024);
    expect(text).toContain('Initial Total');
  }
  const { content } = callTool('estimate', {}, circumstances);
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThanOrEqual(4 * 1024);
});

test('a body that is too large, or no JSON, is refused', async () => {
  const { url } = await startApp();
  expect((await post(url, { body: ' '.repeat(70_000) })).status).toBe(413);
  const broken = await post(url, { body: '{' });
  expect(broken.status).toBe(400);
  expect(await broken.json()).toMatchObject({ error: { code: -32700 } });
});

test('arguments that are nested deep are refused with what is expected', async () => {
  const { url } = await startApp({ build: noBuild });
  const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
  const body = call('estimate', { integrationCount: 0 }).replace(
    '"integrationCount":0',
    `"integrationCount":${deep}`,
  );
  expect(await (await post(url, { body })).text()).toContain(
    'integrationCount: Use at most 32 levels of objects and lists.',
  );
});

test('estimates count towards the limits of the API, two for a comparison; what is refused does not', async () => {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  onTestFinished(() => counters.close());
  const { log } = recordedLog();
  const { url } = await startApp({ counters });
  const [site] = estimateLimits;
  const before = (site?.points ?? 0) - 5;
  await countEstimates({ counters, hash: nodeHash, log }, originOf('127.0.0.1'), before);

  const client = await connect(url);
  const ask = (name: ToolName, asked: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: asked });
  const scenarios = { first: {}, second: {} };
  const limited = {
    isError: true,
    content: [{ text: expect.stringMatching(/^Too many estimates are being requested\. Try/) }],
  };
  expect((await ask('compare', scenarios)).isError).toBeFalsy();
  expect((await ask('estimate', { region: 'moon' })).isError).toBe(true);
  expect((await ask('compare', scenarios)).isError).toBeFalsy();
  expect(await ask('compare', scenarios)).toMatchObject(limited);
  expect((await ask('argue')).isError).toBeFalsy();
  expect(await ask('estimate')).toMatchObject(limited);
  expect((await ask('open_link', { url: '#v1' })).isError).toBeFalsy();
  const damaged = 'https://roi.example/roi-calculator%23V1&amp;INTEGRATIONS=12.';
  expect(await ask('open_link', { url: damaged })).toMatchObject({
    structuredContent: { inputs: { integrationCount: 12 }, dropped: [] },
  });
  const init = { method: 'POST', headers, body: '{}' };
  expect((await fetch(new URL('/api/estimate', url), init)).status).toBe(429);
});

const cardUri = 'ui://roi/result-card';
const readCard = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'resources/read',
  params: { uri: cardUri },
});
const batch = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => readCard(index)));

test('each call of a batch counts as a request, as do reads; a batch over ten is one error', async () => {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  onTestFinished(() => counters.close());
  const { url } = await startApp({ counters, build: { ...noBuild, mcpAppHtml } });
  const eleven = await post(url, { body: batch(11) });
  expect([eleven.status, await eleven.json()]).toEqual([
    400,
    {
      jsonrpc: '2.0',
      error: { code: -32600, message: 'Send at most 10 calls in a batch instead of 11.' },
      id: null,
    },
  ]);
  const read = (path: string) => fetch(new URL(path, url));
  // Two are counted so far, and 14 are left.
  expect((await read('/api/rate-card')).status).toBe(200);
  await consume({ counters, hash: nodeHash }, floodLimit, '127.0.0.1', floodLimit.points - 16);
  expect((await post(url, { body: batch(10) })).status).toBe(200);
  expect((await post(url, { body: batch(10) })).status).toBe(429);
  expect((await post(url)).status).toBe(200);
  expect((await read(`/api/rate-card/${[...keptRateCards.keys()].at(-1)}`)).status).toBe(200);
  expect((await read('/api/rate-card')).status).toBe(200);
  expect((await read('/api/rate-card')).status).toBe(429);
  expect((await read('/healthz')).status).toBe(200);
  expect((await read('/llms.txt')).status).toBe(200);
});

test('an answer has the texts of resources in their places, and at most 1 MB of them', async () => {
  const html = `<p>"quoted" ${'é'.repeat(200 * 1024)}`;
  const { url } = await startApp({ build: { ...noBuild, mcpAppHtml: html } });
  const two = await post(url, { body: batch(2) });
  const answers = (await two.text())
    .match(/^data: .+$/gm)
    ?.map((line) => JSON.parse(line.slice(6)));
  const contents = [expect.objectContaining({ uri: cardUri, text: html })];
  expect(answers).toMatchObject([0, 1].map((id) => ({ id, result: { contents } })));
  const three = await post(url, { body: batch(3) });
  expect([three.status, await three.json()]).toMatchObject([
    413,
    { error: { message: 'The answer is larger than 1 MB. Send the calls one by one.' } },
  ]);
});

test('what goes wrong in a tool is reported to the host, and not to the assistant', async () => {
  const failures: unknown[] = [];
  const server = createMcpServer({
    call: async () => {
      throw new Error('a secret of the host');
    },
    onFailure: (error) => failures.push(error),
    resultCardHtml: null,
    textOf: (_uri, read) => read(),
  });
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  onTestFinished(() => client.close());
  const answer = await client.callTool({ name: 'estimate', arguments: {} });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('The server failed') }],
  });
  expect(String(failures)).toContain('a secret of the host');
});

test('a site whose requests wait already may try again in 5 seconds', async () => {
  const { log } = recordedLog();
  const { promise: isCalled, resolve: called } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<{ refusal: string }>();
  const callTool = () => {
    called();
    return answered;
  };
  const dependencies = { callTool, clock: Date, publicUrl, build: noBuild, log, counters: null };
  const one = { running: 1, runningPerKey: 1, waitingPerKey: 0, waitMs: 1 };
  const requestOrigin = () => originOf('127.0.0.1');
  const handle = mcp(
    { ...dependencies, hash: nodeHash },
    { requestOrigin, refuseFlood: async () => ({ refusal: null, headers: {} }), pace: bodyPace },
    one,
  );
  const { url, stop } = await startLocalServer(
    new Koa().use(problemBoundary(log)).use(handle).callback(),
  );
  onTestFinished(stop);
  const first = post(url, { body: call('estimate', {}) });
  await isCalled;
  const second = await post(url);
  expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '5']);
  answer({ refusal: 'none' });
  expect((await first).status).toBe(200);
});
