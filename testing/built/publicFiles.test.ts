import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);

test('the build has the files that browsers and crawlers request by fixed names', () => {
  expect(readFileSync(new URL('robots.txt', dist), 'utf8')).toMatch(/^User-agent: \*\n/);
  // The first bytes of an icon file: reserved, then type 1.
  expect([...readFileSync(new URL('favicon.ico', dist)).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('the embedding script is under 2 KB', () => {
  expect(readFileSync(new URL('embed.js', dist)).length).toBeLessThan(2048);
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
