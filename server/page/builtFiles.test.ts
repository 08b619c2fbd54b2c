import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { readBuiltFiles } from './builtFiles.ts';
import { createPage, inlineScriptHashes } from './page.ts';
import { prepareFiles } from './preparedFiles.ts';

/** A build of these files. */
function build(contents: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const pages = { 'index.html': '<p>calculator', '404.html': '<p>not found' };
const everyHeader = { 'X-Every': 'yes', 'cross-origin-resource-policy': 'same-origin' };
const prepare = (contents: Record<string, string>) =>
  prepareFiles(readBuiltFiles(build(contents)), {
    headers: everyHeader,
    reportWorkerHeaders: everyHeader,
  });

test('every file of a build is read under its path, with its compressed versions; pages are apart', () => {
  const { files, indexHtml, notFoundHtml } = readBuiltFiles(
    build({
      ...pages,
      'a/b.css': 'css',
      'a/b.css.br': 'as br',
      'a/b.css.gz': 'as gzip',
      'app.js': 'js',
      'app.html.js': 'js',
    }),
  );
  expect([...files.keys()].sort()).toEqual(['/a/b.css', '/app.html.js', '/app.js']);
  expect(files.get('/a/b.css')).toMatchObject({
    type: 'text/css; charset=utf-8',
    identity: Buffer.from('css'),
    br: Buffer.from('as br'),
    gzip: Buffer.from('as gzip'),
  });
  expect(files.get('/app.js')).not.toHaveProperty('br');
  expect(files.get('/app.js')).not.toHaveProperty('gzip');
  expect([indexHtml, notFoundHtml]).toEqual(['<p>calculator', '<p>not found']);
});

test('a build that does not exist has neither files nor pages', () => {
  const { files, indexHtml, notFoundHtml } = readBuiltFiles(join(temporaryFolder(), 'absent'));
  expect([files.size, indexHtml, notFoundHtml]).toEqual([0, null, null]);
});

test.each([
  ['/app.0a1b2c3d.js', true],
  ['/app.0a1b2c3d.js.map', true],
  ['/app.js', false],
  ['/app.0a1b2c3.js', false],
  ['/app.0a1b2c3dd.js', false],
  ['/app0a1b2c3d.js', false],
  ['/app.0a1b2c3d.js.txt', false],
])('a file at %s is kept by browsers for a year: %j', (path, isImmutable) => {
  const file = prepare({ ...pages, [path]: 'x' }).find(path);
  const { headers } = file?.({}) ?? expect.fail('No such file.');
  expect(headers['Cache-Control']).toBe(
    isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
});

test('types follow from the extension, in any case', () => {
  const { files } = readBuiltFiles(build({ 'a.PNG': '', 'b.woff2': '', 'c.unknown': '' }));
  expect([...files.values()].map(({ type }) => type).sort()).toEqual([
    'application/octet-stream',
    'font/woff2',
    'image/png',
  ]);
});

test('a file is sent compressed as the client accepts it, and not at all if the client has it', () => {
  const { find } = prepare({ ...pages, 'a.css': 'css', 'a.css.br': 'as br', 'a.css.gz': 'gz' });
  const file = find('/a.css') ?? expect.fail('No such file.');
  const plain = file({});
  expect(plain).toMatchObject({
    status: 200,
    headers: {
      ...everyHeader,
      'Content-Type': 'text/css; charset=utf-8',
      'Content-Length': '3',
      Vary: 'Accept-Encoding',
    },
    body: Buffer.from('css'),
  });
  expect(plain.headers).not.toHaveProperty('Content-Encoding');
  expect(plain.rawHeaders).toEqual(Object.entries(plain.headers).flat());
  for (const [codings, encoding, body] of [
    ['gzip, br', 'br', 'as br'],
    ['gzip', 'gzip', 'gz'],
    ['gzip, br', 'br', 'as br'],
  ] as const) {
    const compressed = file({ 'accept-encoding': codings });
    expect(compressed.headers).toMatchObject({ 'Content-Encoding': encoding });
    expect(compressed.body).toEqual(Buffer.from(body));
  }
  expect(file({ 'accept-encoding': 'zstd' })).toEqual(plain);
  const etag = plain.headers.ETag ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const notModified = file({ 'if-none-match': `"other", W/${etag}` });
  expect(notModified).toMatchObject({ status: 304, body: null });
  expect(notModified.headers).toMatchObject({ ...everyHeader, ETag: etag });
  expect(notModified.headers).not.toHaveProperty('Content-Length');
  expect(file({ 'if-none-match': '"other"' }).status).toBe(200);
});

test('the calculator is at its paths, and every other path gets the page that says so', () => {
  const { find, notFound } = prepare(pages);
  for (const path of ['/', '/roi-calculator', '/roi-calculator/']) {
    expect(find(path)?.({}).body).toEqual(Buffer.from('<p>calculator'));
  }
  expect(find('/other')).toBeNull();
  const missing = notFound({});
  expect([missing.status, String(missing.body)]).toEqual([404, '<p>not found']);
  expect(notFound({ 'if-none-match': missing.headers.ETag ?? '' }).status).toBe(404);
});

test('without a page of its own, another path gets the calculator; without a build, 503', () => {
  const { notFound } = prepare({ 'index.html': '<p>calculator' });
  expect(notFound({})).toMatchObject({ status: 404, body: Buffer.from('<p>calculator') });
  const nothing = prepare({});
  expect(nothing.find('/')).toBeNull();
  expect(nothing.notFound({}).status).toBe(503);
  expect(String(nothing.notFound({}).body)).toContain('not built yet');
});

test('other sites may load the embedding script, and no other file', () => {
  const { find } = prepare({ ...pages, 'embed.js': '', 'app.js': '' });
  const policyOf = (path: string) =>
    new Headers(find(path)?.({}).headers).get('cross-origin-resource-policy');
  expect(policyOf('/embed.js')).toContain('cross-origin');
  expect(policyOf('/app.js')).toBe('same-origin');
});

test('a page is compressed without loss, and its tag changes with it', () => {
  const page = createPage('<p>calculator');
  expect(page).toMatchObject({ type: 'text/html; charset=utf-8', isImmutable: false });
  expect(String(brotliDecompressSync(page.br ?? ''))).toBe('<p>calculator');
  expect(String(gunzipSync(page.gzip ?? ''))).toBe('<p>calculator');
  expect(page.etag).toMatch(/^"[\w-]{22}"$/);
  expect(createPage('<p>other').etag).not.toBe(page.etag);
});

test('each inline script may run, named once by its hash', () => {
  const hashes = inlineScriptHashes(
    '<script>a()</script><p>b()</p><script>a()</script><script src="x.js"></script><script>c()</script>',
  );
  const hashOf = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(hashes).toEqual([hashOf('a()'), hashOf('c()')]);
  expect(inlineScriptHashes('<p>a()</p>')).toEqual([]);
});
