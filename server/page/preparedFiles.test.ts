import { expect, test } from 'vitest';
import { acceptsCoding } from './preparedFiles.ts';

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
  expect(acceptsCoding(header, 'br')).toBe(isAccepted);
});
