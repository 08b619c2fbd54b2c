import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporaryFolder.ts';
import { checkCase, readCase, readCorpus, writeCase } from './corpus.ts';
import { checkedCode, findFailure, propertiesOf } from './fuzz.ts';

test.each(readCorpus().map((corpusCase) => [corpusCase.file, corpusCase] as const))(
  '%s holds',
  (_file, corpusCase) => {
    expect(checkCase(corpusCase, checkedCode(false), propertiesOf(undefined))).toBeNull();
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
  const { property, left, right } = failure;
  expect(checkCase(readCase(path), code, checked)).toMatchObject({ property, left, right });
});

test('a file that is not a case is named', () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/x.json`, '{}');
  expect(() => readCorpus(folder)).toThrow('x.json');
});
