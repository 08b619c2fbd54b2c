import { expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';

test.each<[Parameters<typeof csvLine>[0], string]>([
  [['a', 1, true, null], 'a,1,true,'],
  [['a "quoted" word', 'one, two', 'two\nlines'], '"a ""quoted"" word","one, two","two\nlines"'],
  [['=1+1', '@sum', '-2', -2], "'=1+1,'@sum,'-2,-2"],
  [[], ''],
])('%j is one line', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
