import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowTests } from './testProjects.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const decisionPages = globSync('docs/decisions/*.md');
const pageNames = decisionPages.map((page) => page.replace(/^.*\//, ''));
const headings = decisionPages.flatMap((page) =>
  [...read(page).matchAll(/^### ((\d{4}) .+)$/gm)].map(([, title = '', number = '']) => ({
    number,
    address: `${page.replace(/^.*\//, '')}#${anchorOf(title)}`,
  })),
);
const numbers = new Set(headings.map(({ number }) => number));
const addresses = new Set([...headings.map(({ address }) => address), ...pageNames]);

const folders =
  'contract,worker,backend,server,mocks,src,mcpApp,gallery,testing,e2e,scripts,bench,docs';
const files = globSync(['*.{md,ts}', `{${folders}}/**/*.{ts,tsx,css,js,mjs,html,md}`]).filter(
  (file) => !file.includes('node_modules'),
);

test('every decision has a number of its own', () => {
  expect(headings.length).toBeGreaterThan(100);
  expect(headings.map(({ number }) => number)).toHaveLength(numbers.size);
});

test('the index links every page', () => {
  const index = read('docs/decisions/README.md');
  for (const name of pageNames) if (name !== 'README.md') expect(index).toContain(`(${name})`);
});

test('every decision that a file cites exists', () => {
  const unknown = files.flatMap((file) =>
    citedNumbers(read(file)).flatMap((number) => (numbers.has(number) ? [] : `${file}: ${number}`)),
  );
  expect(unknown).toEqual([]);
});

test('every link to a decision leads to its page and heading', () => {
  const broken = files.flatMap((file) => {
    const links = file.startsWith('docs/decisions/')
      ? read(file).matchAll(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g)
      : read(file).matchAll(/decisions\/([\w-]+\.md(?:#[\w-]+)?)/g);
    return [...links].flatMap(([, to = '']) => (addresses.has(to) ? [] : `${file}: ${to}`));
  });
  expect(broken).toEqual([]);
});

/** Every `file`: title of the tables. */
const shown = read('docs/specification-coverage.md')
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
    expect(read(path)).toContain(title);
  },
);

test('every test that the quick check leaves out exists', () => {
  expect(Object.keys(slowTests).filter((file) => !existsSync(file))).toEqual([]);
});

/** Returns the numbers in "decision 0609", also across the lines of a comment, and in "(0609)". */
function citedNumbers(text: string): string[] {
  const list = String.raw`\d{4}(?:(?:, | and )\d{4})*`;
  const citation = new RegExp(
    String.raw`\bdecisions?\b[\s*/]+(${list})\b|\((0[1-8]\d\d(?:, 0[1-8]\d\d)*)\)`,
    'gi',
  );
  return [...text.matchAll(citation)].flatMap(([, named, bare]) =>
    (named ?? bare ?? '').split(/, | and /),
  );
}

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
