import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { carryFiles } from './carriedFiles.ts';

/** The folder of a build with files, whose content is their name. */
function build(names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

test('a build keeps the files of the one before that it does not have, and no page', async () => {
  const parent = temporaryFolder();
  const [dist, kept] = [join(parent, 'dist'), join(parent, 'dist-former')];
  const carry = (former: string[], next: string[]) =>
    carryFiles({ former: build(former), next: build(next), dist });
  const first = ['index.html', 'embed.js', 'a.00000001.js', 'a.00000001.js.br', 'b.00000001.woff2'];
  const second = ['index.html', 'embed.js', 'a.00000002.js', 'b.00000001.woff2'];

  expect(await carryFiles({ former: join(parent, 'none'), next: build(first), dist })).toBe(0);
  expect(await carry(first, second)).toBe(2);
  expect(readdirSync(kept).sort()).toEqual(['a.00000001.js', 'a.00000001.js.br']);
  expect(await carry(second, second), 'built again').toBe(0);
  expect(readdirSync(kept).sort()).toEqual(['a.00000001.js', 'a.00000001.js.br']);
  await carry(second, ['c.00000003.js']);
  expect(readdirSync(kept).sort(), 'one generation').toEqual(['a.00000002.js', 'b.00000001.woff2']);
});

test('files that no build of the page can have are not kept', async () => {
  const former = build(['a.00000001.js']);
  const dist = join(temporaryFolder(), 'dist');
  mkdirSync(dist);
  writeFileSync(join(former, 'b.00000001.js'), Buffer.alloc(41 * 1024 ** 2));
  await expect(carryFiles({ former, next: dist, dist })).rejects.toThrow('of files');
});
