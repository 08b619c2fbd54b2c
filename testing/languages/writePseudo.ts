/**
 * `node testing/languages/writePseudo.ts`: builds the page into `.build/pseudo/`, with words
 * that are longer and accented. Its catalogue is there only while the page is built.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const catalogue = join(root, 'languages/pseudo');
const dist = join(root, '.build/pseudo');

/** Markup, formats, and the name and addresses of the provider. */
const kept = ['src/texts/document.ts', 'contract/format/locale.ts', 'contract/provider.ts'];

/** Writes modules that accent what the English ones export. */
async function writeCatalogue(): Promise<void> {
  for (const file of globSync('**/*.ts', { cwd: join(root, 'languages/de') })) {
    if (kept.includes(file)) continue;
    const own = join(catalogue, file);
    const from = (module: string) => `'${relative(dirname(own), join(root, module))}'`;
    const names = Object.keys(await import(join(root, file)));
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(
      own,
      [
        `import * as english from ${from(file)};`,
        `import { pseudo } from ${from('testing/languages/pseudo.ts')};`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name});`),
      ].join('\n'),
    );
  }
}

try {
  await writeCatalogue();
  rmSync(dist, { recursive: true, force: true });
  for (const args of [
    ['scripts/build.ts', join(dist, 'pseudo'), 'pseudo'],
    ['scripts/buildOffline.ts', 'gallery', join(dist, 'gallery'), 'pseudo'],
  ]) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('Expected a page and a gallery in the pseudo-language.');
  }
  // The server knows the address of German.
  for (const page of ['index.html', 'de/index.html'])
    cpSync(join(dist, 'pseudo/index.html'), join(dist, page));
} finally {
  rmSync(catalogue, { recursive: true, force: true });
}
