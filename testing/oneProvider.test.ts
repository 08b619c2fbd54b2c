import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provider } from '../contract/provider.ts';

const folders = 'backend,contract,gallery,mcpApp,mocks,server,src,worker';

/** The module itself, and the titles and addresses of the provider's documents (E27). */
const exceptions = ['contract/provider.ts', 'contract/format/planTerms.ts'];

/** What the specification gives, and the title of a page of others. */
const literalTexts = [
  'By sending this form, you agree to our',
  'A member of our team will contact you',
  'METR, We are changing our developer productivity experiment design',
];

test('texts name the provider and the calculator, and never say “we”', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,html}`).filter(
    (file) => !/\.test\.|^mocks\/panel|^gallery/.test(file),
  );
  const saying = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/ [^\n]*/gs, '');
    const text = literalTexts.reduce((rest, literal) => rest.replaceAll(literal, ''), code);
    return [
      ...text.matchAll(/^.*(?:(?<![\w\]])(?:[Ww]e|[Oo]urs?|[Oo]urselves)\b(?!-)| us[ .,;]).*$/gm),
    ].map(([line]) => `${file}: ${line.trim()}`);
  });
  expect(saying).toEqual([]);
});

test('only its module states who the provider is', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,html,css}`).filter(
    (file) => !file.includes('.test.') && !exceptions.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const stating = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.values(provider).flatMap((value) =>
      text.includes(value) ? [`${file}: ${value}`] : [],
    );
  });
  expect(stating).toEqual([]);
});
