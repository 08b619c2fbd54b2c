import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { checkCorpus, readCase, readCorpus, writeCase } from './corpus.ts';
import { checkedCode, findFailure, propertiesOf } from './fuzz.ts';

test.each(readCorpus().map((corpusCase) => [corpusCase.file, corpusCase] as const))(
  '%s holds',
  (_file, corpusCase) => {
    expect(checkCorpus([corpusCase], checkedCode(false), propertiesOf(undefined))).toEqual([]);
  },
);

test('a failure is written as a case that fails in the same way, once', () => {
  const folder = temporaryFolder();
  const checked = propertiesOf('duration-surcharge');
  const code = checkedCode(true);
  const failure = findFailure({ seed: 3, from: 0, to: 1000 }, code, checked);
  if (!failure) throw new Error('The fault was not found.');
  const path = writeCase(failure, folder);
  expect(writeCase(failure, folder)).toBe(path);
  expect(readCorpus(folder)).toEqual([readCase(path)]);
  expect(checkCorpus(readCorpus(folder), code, checked)).toMatchObject([
    { property: failure.property, left: failure.left, right: failure.right },
  ]);
});

test('a file that is not a case is named', () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/x.json`, '{}');
  expect(() => readCorpus(folder)).toThrow('x.json');
});
