import { once } from 'node:events';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { mockHeader } from '../../mocks/interceptor.ts';
import { startApp } from '../../testing/appServer.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { submissions } from '../../testing/submissions.ts';
import { createDevelopmentServer } from './createDevelopmentServer.ts';

/** Starts a development server over the real server and a page of one line. */
async function startDevelopment(failureModes = '') {
  const api = await startApp();
  const page = await startLocalServer(({ url }, response) => response.end(`The page ${url}`));
  onTestFinished(page.stop);
  return {
    api,
    url: await listen(createDevelopmentServer({ api: api.url, page: page.url, failureModes })),
  };
}

/** Resolves to the address of a server once it listens. The server stops with the test. */
async function listen(server: Server): Promise<URL> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const postDemo = (url: URL, headers: Record<string, string> = {}) =>
  fetch(new URL('/api/demo-submission', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key', ...headers },
    body: JSON.stringify(submissions.demoSubmission()),
  });
const demo = async (...request: Parameters<typeof postDemo>) => (await postDemo(...request)).status;

test('the page comes from the bundler, and its requests reach the real server', async () => {
  const { url, api } = await startDevelopment();
  expect(await (await fetch(new URL('/main.js?1', url))).text()).toBe('The page /main.js?1');
  expect(await demo(url)).toBe(202);
  expect((await Array.fromAsync(api.store.leads())).map(({ company }) => company)).toEqual([
    'Analytical Engines',
  ]);
});

test('the real server seems to fail twice, then responds', async () => {
  const { url } = await startDevelopment('demoSubmission:503x2');
  expect([await demo(url), await demo(url), await demo(url)]).toEqual([503, 503, 202]);
});

test('a lost response is a failed connection, and the real server has the lead', async () => {
  const { url, api } = await startDevelopment('demoSubmission:lostx1');
  await expect(demo(url)).rejects.toThrow('fetch failed');
  expect(await demo(url)).toBe(202);
  expect(await Array.fromAsync(api.store.leads())).toHaveLength(1);
});

test('the address of the page and a header choose failure modes, and name what is not valid', async () => {
  const { url } = await startDevelopment();
  const openPage = (mock: string) =>
    fetch(new URL(`/?mock=${mock}`, url), { headers: { Accept: 'text/html' } });
  await openPage('demoSubmission:500x1');
  expect([await demo(url), await demo(url)]).toEqual([500, 202]);
  expect(await demo(url, { [mockHeader]: 'demoSubmission:429' })).toBe(429);
  const refused = await openPage('tagManager:offline');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/"tagManager" cannot fail here; expected one of demoSubm/);
});

test('a running server is asked what it plays, and plays something else', async () => {
  const { url } = await startDevelopment('demoSubmission:503');
  const playing = new URL('/__mocks/playing', url);
  expect(await (await fetch(playing)).text()).toBe('demoSubmission:503');
  const played = await fetch(playing, { method: 'PUT', body: 'demoSubmission:500x1' });
  expect(await played.text()).toBe('demoSubmission:500x1');
  expect([await demo(url), await demo(url)]).toEqual([500, 202]);
  const refused = await fetch(playing, { method: 'PUT', body: 'demoSubmission:504' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/"504" is not a failure mode of demoSubmission; expected/);
});

test('a server that does not listen is unavailable for a second', async () => {
  const page = await startLocalServer((_, response) => response.end());
  await page.stop();
  const url = await listen(createDevelopmentServer({ api: page.url, page: page.url }));
  const { status, headers } = await postDemo(url);
  expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
});

test('WebSockets of hot reload reach the bundler', async () => {
  const page = await startLocalServer(() => {});
  onTestFinished(page.stop);
  const bundler = createServer();
  bundler.on('upgrade', ({ url }, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n${url}`,
    );
  });
  const bundlerUrl = await listen(bundler);
  const url = await listen(createDevelopmentServer({ api: page.url, page: bundlerUrl }));
  const upgrade = send(new URL('/hmr', url), { headers: { Connection: 'Upgrade', Upgrade: 'x' } });
  upgrade.end();
  const [, socket, head] = await once(upgrade, 'upgrade');
  expect(String(head) + (await text(socket))).toBe('/hmr');
});
