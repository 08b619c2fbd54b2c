import { expect, test } from 'vitest';
import { csvFormatOf, csvLine } from './files.ts';

test.each<[Parameters<typeof csvLine>[0], string]>([
  [['a', 1, true, null], 'a,1,true,'],
  [['a "quoted" word', 'one, two', 'two\nlines'], '"a ""quoted"" word","one, two","two\nlines"'],
  [['=1+1', '@sum', '-2', -2], "'=1+1,'@sum,'-2,-2"],
  [[], ''],
])('%j is one line', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});

test.each([
  ['en-US', '"1,5;",1.5'],
  ['de-DE', '"1,5;";1,5'],
  ['fr', '"1,5;";1,5'],
  ['pt-BR', '"1,5;";1,5'],
  ['de-CH', '"1,5;";1.5'],
  ['fr-CH', '"1,5;";1,5'],
])('a spreadsheet in %s reads columns and decimals', (locale, line) => {
  expect(csvLine(['1,5;', 1.5], csvFormatOf(locale))).toBe(`${line}\r\n`);
});
