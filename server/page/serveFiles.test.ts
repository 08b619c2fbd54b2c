import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request, type Server } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '../../testing/ports.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { listen, localUrl } from '../http/listen.ts';
import { formerFolderOf, readBuild } from './build.ts';
import { createFileTurns } from './fileTurns.ts';
import { acceptsCoding, createFiles } from './serveFiles.ts';

const pages = { 'index.html': '<p>calculator', '404.html': '<p>not found' };
const documents = { '/roi-calculator.md': () => '# Calculator', '/llms.txt': () => '# Index' };
const css = { 'a.css': 'css', 'a.css.br': brotliCompressSync('css'), 'a.css.gz': gzipSync('css') };

/** @param contents - The files of the build; null where nothing is built. */
async function serve(contents: Record<string, string | Buffer> | null) {
  const folder = contents ? temporaryFolder() : join(temporaryFolder(), 'absent');
  for (const [name, content] of Object.entries(contents ?? {})) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const server: Server = await listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  const headers = { 'x-every': 'yes', 'cross-origin-resource-policy': 'same-origin' };
  const reportWorkerHeaders = { 'x-every': 'worker' };
  const { log, lines } = recordedLog();
  const files = createFiles(readBuild(folder), {
    documents,
    headers,
    reportWorkerHeaders,
    fileTurns: createFileTurns(() => 'all'),
    log,
  });
  const errors: unknown[] = [];
  const app = new Koa().use(files.servePage).on('error', (error) => errors.push(error));
  const rest = app.callback();
  const passedOn: unknown[] = [];
  server.on('request', (request, response) => {
    if (files.serve(request, response)) return;
    passedOn.push(request.url);
    void rest(request, response);
  });
  return {
    folder,
    lines,
    passedOn,
    errors,
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const url = localUrl(server, '127.0.0.1');
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(url, { path, headers, method, agent: false }, resolve).on('error', reject).end();
      });
      const body = await buffer(response);
      return { status: response.statusCode, headers: response.headers, body, text: String(body) };
    },
  };
}

test.each([
  ['/app.0a1b2c3d.js', true],
  ['/app.0a1b2c3d.woff2', true],
  ['/app.js', false],
  ['/app.0a1b2c3.js', false],
  ['/app.0a1b2c3dd.js', false],
  ['/app0a1b2c3d.js', false],
  ['/app.0a1b2c3d.js.txt', false],
])('a file at %s is kept by browsers for a year: %j', async (path, isImmutable) => {
  const { get } = await serve({ [path]: 'x' });
  const { headers } = await get(path);
  expect(headers['cache-control']).toBe(
    isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
});

test.each([
  ['a.css', 'text/css; charset=utf-8'],
  ['a.b.js', 'text/javascript; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['a.woff2', 'font/woff2'],
  ['a.PNG', 'image/png'],
  ['b/a.wasm', 'application/wasm'],
])('%s has the type %s', async (name, type) => {
  const { get } = await serve({ [name]: 'x' });
  expect((await get(`/${name}`)).headers['content-type']).toBe(type);
});

test('a file of the former build is served where its name has a hash, if the build has no such file', async () => {
  const { get, folder } = await serve({ ...pages, 'both.0a1b2c3d.js': 'own' });
  const former = formerFolderOf(folder);
  mkdirSync(former);
  onTestFinished(() => rmSync(former, { recursive: true }));
  const files = { 'both.0a1b2c3d.js': 'former', 'a.0a1b2c3d.css': 'a', 'embed.js': 'former' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(former, name), content);
  writeFileSync(join(former, 'a.0a1b2c3d.css.br'), brotliCompressSync('a'));
  expect(await get('/both.0a1b2c3d.js')).toMatchObject({ status: 200, text: 'own' });
  expect(await get('/embed.js')).toMatchObject({ status: 404 });
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-every': 'yes' };
  expect(await get('/a.0a1b2c3d.css')).toMatchObject({ status: 200, text: 'a', headers });
  const compressed = await get('/a.0a1b2c3d.css', { 'Accept-Encoding': 'br' });
  expect(String(brotliDecompressSync(compressed.body))).toBe('a');

  // As when the page is built again while the server runs.
  renameSync(join(folder, 'both.0a1b2c3d.js'), join(former, 'both.0a1b2c3d.js'));
  expect(await get('/both.0a1b2c3d.js')).toMatchObject({ status: 200, text: 'own' });
});

test('a file is sent compressed as the client accepts it, and not at all if the client has it', async () => {
  const { get } = await serve({ ...pages, ...css });
  const plain = await get('/a.css');
  expect(plain).toMatchObject({
    status: 200,
    headers: { 'x-every': 'yes', 'content-length': '3', vary: 'Accept-Encoding' },
    text: 'css',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const [codings, encoding, body] of [
    ['gzip, br', 'br', css['a.css.br']],
    ['gzip', 'gzip', css['a.css.gz']],
    ['gzip, br;q=0', 'gzip', css['a.css.gz']],
    ['*', 'br', css['a.css.br']],
    ['zstd', undefined, Buffer.from('css')],
  ] as const) {
    const compressed = await get('/a.css', { 'Accept-Encoding': codings });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.body).toEqual(body);
  }
  const etag = plain.headers.etag ?? '';
  const notModified = await get('/a.css', { 'If-None-Match': etag });
  expect(notModified).toMatchObject({ status: 304, text: '', headers: { 'x-every': 'yes' } });
  expect(notModified.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
  });
  expect((await get('/a.css', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
  ['text/html, text/markdown', 'text/html'],
  ['text/markdown;q=0.5, text/html;q=0.9', 'text/html'],
  ['text/html;q=0, text/*', 'text/markdown'],
  ['text/markdown;q=0, */*', 'text/html'],
  ['application/json', 'text/html'],
])('a client that accepts %s gets %s from the calculator', async (accept, type) => {
  const { get } = await serve(pages);
  for (const path of ['/', '/roi-calculator', '/roi-calculator/', '/?view=costs']) {
    const { status, headers, text } = await get(path, { Accept: accept });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      vary: 'Accept, Accept-Encoding',
      'cache-control': 'public, no-cache',
    });
    expect(text).toBe(type === 'text/html' ? pages['index.html'] : '# Calculator');
  }
});

test.each([
  ['/%23v1&integrations=12', '/#v1&integrations=12'],
  ['/roi-calculator%23v1&integrations=12', '/roi-calculator#v1&integrations=12'],
  ['/roi-calculator/%2523v1%26integrations%3D12', '/roi-calculator/#v1%26integrations%3D12'],
  ['/?view=costs%23V1&INTEGRATIONS=12', '/?view=costs#V1&INTEGRATIONS=12'],
])('a link whose # was encoded, %s, leads to the scenario', async (path, location) => {
  const { get, passedOn } = await serve(pages);
  expect(await get(path)).toMatchObject({ status: 302, headers: { location, 'x-every': 'yes' } });
  for (const other of ['//evil.example/%23v1', '/other%23v1&a=1', '/%23vision']) await get(other);
  expect(passedOn).toHaveLength(3);
});

test('a document has a path of its own, a tag of its own and a HEAD', async () => {
  const { get } = await serve(pages);
  const page = await get('/');
  const document = await get('/roi-calculator.md');
  expect(document).toMatchObject({ status: 200, text: '# Calculator' });
  expect(document.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(document.headers.etag).not.toBe(page.headers.etag);

  const asked = { Accept: 'text/markdown', 'If-None-Match': document.headers.etag ?? '' };
  expect(await get('/', asked)).toMatchObject({ status: 304, text: '' });
  const withOther = { ...asked, 'If-None-Match': page.headers.etag ?? '' };
  expect(await get('/', withOther)).toMatchObject({ status: 200, text: '# Calculator' });

  const head = await get('/llms.txt', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '7', '']);
  expect((await get('/llms.txt')).text).toBe('# Index');
});

test('a server without a build still has its documents, and logs requests for the page', async () => {
  const { get, passedOn } = await serve(null);
  expect(await get('/llms.txt')).toMatchObject({ status: 200, text: '# Index' });
  expect(await get('/', { Accept: 'text/markdown' })).toMatchObject({ status: 200 });
  expect((await get('/')).status).toBe(503);
  expect(passedOn).toEqual(['/']);
});

test('a HEAD request gets the headers alone, a part of a file the whole, and a POST neither', async () => {
  const { get } = await serve({ ...pages, ...css });
  const { status, headers, text } = await get('/a.css', {}, 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, '3', '']);
  expect(await get('/a.css', { Range: 'bytes=2-1' })).toMatchObject({ status: 200, text: 'css' });
  for (const path of ['/a.css', '/', '/absent']) {
    const refused = await get(path, {}, 'POST');
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(refused.text).toBe('Method Not Allowed');
  }
});

test.each([
  '/a.css.br',
  '/a.css/',
  '/a%2ecss',
  '/b',
  '/index.html',
  '/404.html',
  '/../a.css',
  '/absent.css',
])('there is no file at %s', async (path) => {
  const { get, lines } = await serve({ ...pages, ...css, 'b/c.css': 'css' });
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([404, '<p>not found']);
  expect((await get(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(404);
  expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 404, text: '' });
  expect(lines).toEqual([]);
});

test('without a page for it the calculator is sent, and without a build a notice', async () => {
  const withoutOwn = await serve({ 'index.html': '<p>calculator' });
  expect(await withoutOwn.get('/absent')).toMatchObject({ status: 404, text: '<p>calculator' });
  const unbuilt = await serve(null);
  for (const path of ['/', '/absent', '/package.json']) {
    const { status, headers, text } = await unbuilt.get(path);
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('The page is not built yet: run <code>npm run build</code>.');
  }
});

test('a query changes neither the page nor the file', async () => {
  const { get } = await serve({ ...pages, ...css });
  for (const path of ['/?a=/b.css', '/roi-calculator?a', '/roi-calculator/?a']) {
    expect(await get(path)).toMatchObject({ status: 200, text: '<p>calculator' });
  }
  expect(await get('/a.css?v=1')).toMatchObject({ status: 200, text: 'css' });
  expect((await get('/roi-calculator/b')).status).toBe(404);
});

test('an absolute request target, as proxies may send it, finds the calculator too', async () => {
  const { get, errors } = await serve(pages);
  const found = await get('http://roi.example/roi-calculator?a');
  expect(found).toMatchObject({ status: 200, text: '<p>calculator' });
  expect((await get('http://roi.example/absent')).status).toBe(404);
  expect(errors).toEqual([]);
});

test('each response has an id of its own, which its line in the log has', async () => {
  const { get, lines, passedOn } = await serve({ ...pages, ...css });
  const etag = (await get('/a.css')).headers.etag ?? '';
  const responses = [await get('/', {}, 'HEAD'), await get('/a.css', { 'If-None-Match': etag })];
  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(lines[0]?.requestId).not.toBe(ids[1]);
  expect(passedOn).toEqual([]);
  const line = { level: 'debug', msg: 'file', route: 'page' };
  expect(lines.slice(1)).toEqual([
    { ...line, method: 'HEAD', status: 200, requestId: ids[0] },
    { ...line, method: 'GET', status: 304, requestId: ids[1] },
  ]);
});

test('the worker that builds the report has headers of its own, and no other file', async () => {
  const names = [
    'worker.0a.js',
    'de/worker.0a.js',
    'a-worker.0a.js',
    'worker.0a.js.map',
    'worker.js',
    'b/worker.0a.js',
  ];
  const { get } = await serve(Object.fromEntries(names.map((name) => [name, 'x'])));
  const found = await Promise.all(names.map(async (name) => (await get(`/${name}`)).headers));
  expect(found.map((headers) => headers['x-every'])).toEqual([
    'worker',
    'worker',
    'yes',
    'yes',
    'yes',
    'yes',
  ]);
});

test('a file that is gone ends its response, and not the server', async () => {
  const { get, folder } = await serve({ ...pages, ...css });
  rmSync(join(folder, 'a.css'));
  await expect(get('/a.css')).rejects.toThrow('socket hang up');
  expect((await get('/')).status).toBe(200);
});

test('the page is compressed without loss, and its tag changes with it', async () => {
  const { get } = await serve(pages);
  const page = await get('/');
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-every': 'yes',
      vary: 'Accept, Accept-Encoding',
    },
    text: '<p>calculator',
  });
  expect(page.headers).not.toHaveProperty('content-encoding');
  const brotli = await get('/roi-calculator', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(brotli.body))).toBe('<p>calculator');
  const zipped = await get('/roi-calculator/', { 'Accept-Encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(zipped.body))).toBe('<p>calculator');
  const etag = page.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const cached = await get('/', { 'If-None-Match': `"other", W/${etag}` });
  expect(cached).toMatchObject({ status: 304, headers: { etag, 'x-every': 'yes' }, text: '' });
  const other = await serve({ 'index.html': '<p>other' });
  expect((await other.get('/')).headers.etag).not.toBe(etag);
});

test('other sites may load the embedding script, also as a module, and no other file', async () => {
  const { get } = await serve({ ...pages, 'embed.js': '', 'embed.v1.js': '', 'app.js': '' });
  const policyOf = async (path: string) => {
    const { headers } = await get(path);
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']];
  };
  expect(await policyOf('/embed.js')).toEqual(['cross-origin', '*']);
  expect(await policyOf('/embed.v1.js')).toEqual(['cross-origin', '*']);
  expect(await policyOf('/app.js')).toEqual(['same-origin', undefined]);
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['BR;q=1.0', true],
  ['gzip, br ; q=0.1', true],
  ['*', true],
  ['gzip, *;q=0.5', true],
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['br; freq=0', true],
  ['*, br;q=0', false],
  ['*;q=0', false],
  ['vibr, brr', false],
])('Accept-Encoding "%s" takes brotli: %s', (header, isAccepted) => {
  const request = new IncomingMessage(new Socket());
  if (header !== undefined) request.headers['accept-encoding'] = header;
  expect(acceptsCoding(request, 'br')).toBe(isAccepted);
});
