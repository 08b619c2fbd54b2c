import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startApp } from '../testing/appServer.ts';
import { eventually } from '../testing/async.ts';
import { recordedLog } from '../testing/ports.ts';
import { post } from '../testing/post.ts';
import { submissions } from '../testing/submissions.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readBuild } from './page/build.ts';

describe('the contract over HTTP', () => {
  it.each([
    ['/api/demo-submission', submissions.demoSubmission],
    ['/api/roi-calculation', submissions.roiCalculation],
    ['/api/webhook/contact-form', submissions.contactFormWebhook],
  ])(
    '50 repeats at once of POST %s are one lead, one message and one response (S7)',
    async (path, body) => {
      const crm = vi.fn(async () => ({ outcome: 'sent', providerId: null }) as const);
      const { url, store, mails } = await startApp({ crm });
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => post(url, path, body())),
      );
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await Array.fromAsync(store.leads())).toHaveLength(1);
      await eventually(async () => (await store.messageCounts()).sent === 1);
      expect(mails.length + crm.mock.calls.length).toBe(1);
    },
  );

  it.each([
    ['GET', '/api/nothing', 404, null],
    ['GET', '/api', 404, null],
    ['PUT', '/api/demo-submission', 405, 'POST'],
    ['POST', '/api/roi-calculation/abc', 405, 'GET, HEAD'],
  ])('%s %s is a problem with status %i', async (method, path, status, allow) => {
    const { url } = await startApp();
    const response = await fetch(new URL(path, url), { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ status });
  });
});

describe('the page', () => {
  const html = '<!doctype html><head><meta charset="utf-8"><p>The calculator</p><script>1</script>';

  function build() {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'index.0123abcd.js'), 'export {};');
    writeFileSync(join(folder, 'index.0123abcd.js.br'), brotliCompressSync('export {};'));
    writeFileSync(join(folder, 'assets', 'logo.svg'), '<svg/>');
    writeFileSync(join(folder, 'embed.js'), 'export {};');
    writeFileSync(join(folder, 'worker.0123abcd.js'), 'export {};');
    return readBuild(folder);
  }

  it.each([
    ['/', 200],
    ['/roi-calculator', 200],
    ['/roi-calculator/', 200],
    ['/roi-calculator?calculation=abc', 200],
    ['/elsewhere', 404],
    ['/index.html', 404],
    ['/assets/../index.0123abcd.js.map', 404],
    ['/%2e%2e/package.json', 404],
  ])('responds to %s with status %i and the page', async (path, status) => {
    const { url } = await startApp({ build: build() });
    const response = await fetch(new URL(path, url));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<!doctype html>');
  });

  it('lets the worker that builds the report compile WebAssembly, and nothing else', async () => {
    const { url } = await startApp({ build: build() });
    const policy = async (path: string) =>
      (await fetch(new URL(path, url))).headers.get('content-security-policy') ?? '';
    const everyPolicy = await policy('/index.0123abcd.js');
    expect(everyPolicy).not.toContain('wasm');
    expect((await policy('/worker.0123abcd.js')).replace(" 'wasm-unsafe-eval'", '')).toBe(
      everyPolicy,
    );
    expect(await policy('/worker.0123abcd.js')).toContain("'strict-dynamic' 'wasm-unsafe-eval'");
  });

  it('has the security headers of every other response, and a request id', async () => {
    const { url } = await startApp({ build: build() });
    /** Of the response itself, rather than of what a browser may do with it. */
    const ownHeaders = new Set([
      ...['cache-control', 'connection', 'content-encoding', 'content-length', 'content-type'],
      ...[
        'date',
        'etag',
        'keep-alive',
        'last-modified',
        'transfer-encoding',
        'vary',
        'x-request-id',
      ],
    ]);
    const guards = async (path: string) => {
      const { headers } = await fetch(new URL(path, url));
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      return Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name)));
    };
    const expected = await guards('/healthz');
    expect(Object.keys(expected)).toContain('content-security-policy');
    for (const path of ['/', '/index.0123abcd.js', '/elsewhere', '/assets/logo.svg?v=1']) {
      expect(await guards(path)).toEqual(expected);
    }
  });

  it('is found by its whole URL as well', async () => {
    const { url } = await startApp({ build: build() });
    const [response] = await once(request(url, { path: `${url}roi-calculator` }).end(), 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  });
});

describe('the server', () => {
  it('logs the route of each request, and files only at the level debug', async () => {
    const { log, lines } = recordedLog();
    const { url } = await startApp({ log });
    const paths = ['/healthz', '/readyz', '/api/nothing', '/api/roi-calculation/abc', '/elsewhere'];
    for (const path of paths) await fetch(new URL(path, url));
    for (const path of ['/', '/?calculation=abc']) await fetch(new URL(path, url));
    const { headers } = await fetch(url, { method: 'HEAD' });
    const requestId = headers.get('x-request-id');
    const routes = ['healthz', 'readyz', 'unknown', 'savedRoiCalculation', 'page'];
    const file = { level: 'debug', msg: 'file', route: 'page', method: 'GET', status: 200 };
    expect(lines).toMatchObject([
      ...routes.map((route) => ({ level: 'info', msg: 'request', route })),
      file,
      file,
      { ...file, method: 'HEAD', requestId },
    ]);
  });

  it('sets a cookie without "secure" where its URL is http', async () => {
    const { url } = await startApp({ publicUrl: new URL('http://roi.example') });
    const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation());
    expect(saved.headers.getSetCookie().join()).toMatch(/^calculation=/);
    expect(saved.headers.getSetCookie().join()).not.toContain('secure');
    expect(saved.headers.get('strict-transport-security')).toBeNull();
  });

  it('ends connections while it stops, and only then', async () => {
    let isStopping = false;
    const { url } = await startApp({ isStopping: () => isStopping });
    const connection = async (path: string) =>
      (await fetch(new URL(path, url))).headers.get('connection');
    for (const path of ['/', '/healthz']) expect(await connection(path)).toBe('keep-alive');
    isStopping = true;
    for (const path of ['/', '/healthz']) expect(await connection(path)).toBe('close');
  });

  it('logs a response that a visitor did not wait for', async () => {
    const { log, lines } = recordedLog();
    const { url, store } = await startApp({ log });
    const checking = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    store.check = () => {
      checking.resolve();
      return checked.promise;
    };
    const outgoing = request(new URL('/readyz', url)).end();
    outgoing.on('error', () => undefined);
    await checking.promise;
    outgoing.socket?.resetAndDestroy();
    const undelivered = () => lines.filter(({ msg }) => msg === 'response not delivered');
    await eventually(() => undelivered().length > 0);
    checked.resolve();
    expect(undelivered()).toMatchObject([{ level: 'warn', err: { code: 'ECONNRESET' } }]);
  });
});

describe('/healthz and /readyz', () => {
  it('report the process, and whether and why it is not ready', async () => {
    let isStopping = false;
    const { url, store } = await startApp({ isStopping: () => isStopping });
    const ask = async (path: string) => {
      const response = await fetch(new URL(path, url));
      expect(response.headers.get('cache-control')).toBe('no-store');
      return { code: response.status, ...(await response.json()) };
    };
    const alive = { code: 200, status: 'ok' };
    const waitingProviders = {};
    expect(await ask('/healthz')).toEqual(alive);
    expect(await ask('/readyz')).toEqual({ code: 200, status: 'ok', waitingProviders });
    const check = store.check;
    store.check = async () => {
      throw new Error('gone');
    };
    expect(await ask('/healthz')).toEqual(alive);
    const status = 'the store accepts no writes';
    expect(await ask('/readyz')).toEqual({ code: 503, status, waitingProviders });
    store.check = check;
    isStopping = true;
    expect(await ask('/healthz')).toEqual(alive);
    expect(await ask('/readyz')).toEqual({ code: 503, status: 'stopping', waitingProviders });
  });
});
