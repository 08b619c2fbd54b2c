import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const coverage = readFileSync('docs/specification-coverage.md', 'utf8');

/** Every `file`: title of the tables. */
const shown = coverage
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`: '))
  .flatMap((line) => (line.split(' | ').at(-1) ?? '').replace(/ \|$/, '').split(' · '))
  .map((reference) => /^`([^`]+)`: (.+)$/.exec(reference.trim().replace(/^\| /, ''))?.slice(1));

test('every line of the specification names a test', () => {
  expect(shown.length).toBeGreaterThan(50);
  expect(shown).not.toContain(undefined);
});

test.each(shown.map((reference) => [reference?.[0] ?? '', reference?.[1] ?? '']))(
  '%s has a test titled "%s"',
  (file, title) => {
    const path = file.includes('/') ? file : `e2e/${file}.spec.ts`;
    expect(readFileSync(path, 'utf8')).toContain(title);
  },
);
