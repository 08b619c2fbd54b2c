import type { IModule } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { folderCycles } from './folderCycles.ts';

function modules(imports: Record<string, string[]>): IModule[] {
  return Object.entries(imports).map(([source, files]) => ({
    source,
    dependencies: files.map((resolved) => ({ resolved })),
  })) as unknown as IModule[];
}

test('folders that import each other through a third are one cycle', () => {
  expect(
    folderCycles(
      modules({
        'src/a/one.ts': ['src/b/two.ts'],
        'src/b/two.ts': ['src/c/three.ts'],
        'src/c/three.ts': ['src/a/other.ts'],
        'src/main.ts': ['src/a/one.ts'],
      }),
    ),
  ).toEqual([
    'src/a, src/b, src/c: src/a/one.ts → src/b/two.ts; src/b/two.ts → src/c/three.ts; ' +
      'src/c/three.ts → src/a/other.ts',
  ]);
});

test('a folder and its subfolder are a cycle where both import the other', () => {
  const down = { 'src/one.ts': ['src/a/two.ts'] };
  expect(folderCycles(modules(down))).toEqual([]);
  expect(folderCycles(modules({ ...down, 'src/a/two.ts': ['src/texts.ts'] }))).toHaveLength(1);
});

test('imports of tests do not count', () => {
  expect(
    folderCycles(modules({ 'src/a/x.ts': ['src/b/y.ts'], 'src/b/y.test.ts': ['src/a/x.ts'] })),
  ).toEqual([]);
});
