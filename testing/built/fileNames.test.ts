import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the fonts of the report are in the order of their names, as a script’s name depends on it', () => {
  const [script = ''] = globSync('dist/loadFontInBrowser.*.js');
  const fonts = [...readFileSync(script, 'utf8').matchAll(/"([\w-]+-normal)":/g)];
  const names = fonts.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted());
});
