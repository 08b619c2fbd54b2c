import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowTests } from './testProjects.ts';

test('every test that the quick check leaves out exists', () => {
  expect(Object.keys(slowTests).filter((file) => !existsSync(file))).toEqual([]);
});
