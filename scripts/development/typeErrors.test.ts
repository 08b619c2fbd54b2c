import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { typeErrors } from './typeErrors.ts';

test('type errors are found with their place, each once, and are gone when they are fixed @night', async () => {
  const root = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const project of ['src', 'worker']) {
    mkdirSync(join(root, project));
    const config = { compilerOptions: { strict: true, noEmit: true }, files: ['../shared.ts'] };
    writeFileSync(join(root, project, 'tsconfig.json'), JSON.stringify(config));
  }
  const shared = join(root, 'shared.ts');
  const check = () => typeErrors(root, ['src', 'worker'], join(root, 'cache'));
  writeFileSync(shared, '\nexport const count: { of: number } = { of: "two" };\n');
  expect(await check()).toEqual([
    { file: shared, line: 2, column: 40, message: expect.stringMatching(/^TS2322: Type 'string'/) },
  ]);
  writeFileSync(shared, 'export const count: { of: number } = { of: 2 };\n');
  expect(await check()).toEqual([]);
});
