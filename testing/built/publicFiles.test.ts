import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { language, locale } from '../../contract/format/locale.ts';
import { languageNames, languages } from '../../contract/languages.ts';
import { product } from '../../contract/product.ts';
import { mcpAppFile } from '../../server/page/build.ts';
import { estimate } from '../../worker/estimate/estimate.ts';

const dist = new URL('../../dist/', import.meta.url);

test('the build has the files that browsers and crawlers request by fixed names', () => {
  expect(readFileSync(new URL('robots.txt', dist), 'utf8')).toMatch(/^User-agent: \*\n/);
  // The first bytes of an icon file: reserved, then type 1.
  expect([...readFileSync(new URL('favicon.ico', dist)).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('the page finds its files from any folder', () => {
  const page = readFileSync(new URL('index.html', dist), 'utf8');
  const addresses = [...page.matchAll(/url\((?!data:)([^)]*)\)|\b(?:src|href)="([^"#]*)/g)]
    .map(([, url, attribute]) => url ?? attribute)
    .filter(Boolean);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !/^(\/|https:)/.test(address ?? ''))).toEqual([]);
});

test('the embedding script is at most 4,200 bytes, and the same at its versioned address', () => {
  const script = readFileSync(new URL('embed.js', dist));
  expect(script.length).toBeLessThanOrEqual(4200);
  expect(readFileSync(new URL('embed.v1.js', dist))).toEqual(script);
});

test('the result card for assistants is one document of at most 143 KB as it travels', () => {
  const card = readFileSync(new URL(mcpAppFile, dist), 'utf8');
  expect(card).toMatch(/^<!doctype html>/);
  // Scripts and style are inline; after a comment a script may not name its own tag.
  expect(card).not.toMatch(/<(script|link|img) |@import|url\((?!data:)|<!--/);
  expect(gzipSync(card).length).toBeLessThan(143 * 1024);
});

test('the page and the card have colours in browsers without light-dark()', () => {
  for (const name of ['index.html', mcpAppFile]) {
    const html = readFileSync(new URL(name, dist), 'utf8');
    expect(html).toContain('--lightningcss-light');
    expect(html).not.toContain('light-dark(');
  }
});

test('each size of text on screen is one of six tokens; paper has its own, in points', () => {
  const sheets = readdirSync(dist).filter((name) => name.endsWith('.css'));
  const css = ['index.html', mcpAppFile, ...sheets]
    .map((name) => readFileSync(new URL(name, dist), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [
    ...new Set([...css.matchAll(pattern)].map(([, name]) => name?.trim())),
  ];
  const tokens = found(/--text-(\d+):/g).toSorted();
  expect(tokens).toEqual(['12', '14', '16', '20', '28', '40']);
  const sizes = found(/(?<![\w-])font-size:([^;}]+)/g).filter((size) => !size?.endsWith('pt'));
  const shorthands = found(/(?<![\w-])font:([^;}/]+)/g);
  const allowed = ['inherit', ...tokens.map((token) => `var(--text-${token})`)];
  expect([...sizes, ...shorthands].filter((size) => !allowed.includes(size ?? ''))).toEqual([]);
});

test('the encoding is within the first 1024 bytes', () => {
  expect(readFileSync(new URL('index.html', dist), 'utf8').slice(0, 1024)).toContain(
    '<meta charset="utf-8"',
  );
});

test('the icon is in the page, so that browsers request no file for it', () => {
  expect(readFileSync(new URL('index.html', dist), 'utf8')).toMatch(
    /<link rel="?icon"? href=['"]data:image\/svg\+xml,%3Csvg/,
  );
});

test('the page has the title and the description by which it is shared', () => {
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  expect(html).toContain(`<title>${product.title}</title>`);
  expect(html).toMatch(/<meta\s+name="?description"?\s+content="([^"]*)"/);
  expect(html).toContain(`content="${product.description}"`);
});

test('the pages state their language, and the calculator has figures as its locale writes them', () => {
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  const card = readFileSync(new URL(mcpAppFile, dist), 'utf8');
  const { initialTotal } = estimate(defaultInputs).results.inHouse;
  for (const page of [html, card]) expect(/<html lang="([^"]*)"/.exec(page)?.[1]).toBe(language);
  for (const other of languageNames.filter((name) => name !== language)) {
    const page = readFileSync(new URL(`${languages[other]}/index.html`, dist), 'utf8');
    expect(page).toContain(`<html lang="${other}"`);
    expect(page).toContain(new Intl.NumberFormat('de').format(initialTotal));
    expect(page).not.toContain(product.description);
  }
  expect(html).toContain(`$${new Intl.NumberFormat(locale).format(initialTotal)}`);
});

test('the picture of a shared link is a PNG of 1200 by 630 pixels with much drawn on it', () => {
  const picture = readFileSync(new URL('sharing-picture.png', dist));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  // An empty picture of this size takes 3 KB, and networks refuse one of more than some MB.
  expect(picture.length).toBeGreaterThan(30_000);
  expect(picture.length).toBeLessThan(300_000);
});
