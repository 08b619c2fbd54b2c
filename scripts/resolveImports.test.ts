import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveImports } from './resolveImports.ts';

async function bundled(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'resolve-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const imports = {
  aaaaa: '/list.11111111.js',
  bbbbb: '/worker.22222222.js',
  ccccc: '/list.33333333.css',
};
const page = (entry: string) =>
  `<script type=importmap>${JSON.stringify({ imports })}</script><body><script type=module src=/${entry}></script>`;

function files(list: string) {
  return {
    'page.00000000.js': 'import("aaaaa");import.meta.resolve("ccccc");import("./other.js")',
    'list.11111111.js': list,
    'worker.22222222.js': 'postMessage("bbbbb")',
    'list.33333333.css': '.list{}',
  };
}

test('scripts import files by name, and the page has no import map', async () => {
  const folder = await bundled(files('new URL(import.meta.resolve("bbbbb"))'));
  const html = await resolveImports(page('page.00000000.js'), folder);
  const entry = /src=\/(page\.[0-9a-f]{8}\.js)/.exec(html)?.[1] ?? '';
  expect(html).toBe(`<body><script type=module src=/${entry}></script>`);
  const text = await readFile(join(folder, entry), 'utf8');
  const list = /import\("\.\/(list\.[0-9a-f]{8}\.js)"\)/.exec(text)?.[1] ?? '';
  expect(text).toBe(
    `import("./${list}");import.meta.resolve("./list.33333333.css");import("./other.js")`,
  );
  expect(await readFile(join(folder, list), 'utf8')).toBe(
    'new URL(import.meta.resolve("./worker.22222222.js"))',
  );
  expect((await readdir(folder)).sort()).toEqual(
    [entry, list, 'list.33333333.css', 'worker.22222222.js'].sort(),
  );
});

test('a lazy part that imports another one renames all that lead to it', async () => {
  const names = async (worker: string) => {
    const folder = await bundled(files(`import.meta.resolve("bbbbb");${worker}`));
    await resolveImports(page('page.00000000.js'), folder);
    return (await readdir(folder)).filter((name) => /^(page|list)\..*js$/.test(name));
  };
  const [before, after] = [await names('1'), await names('2')];
  expect(before.filter((name) => after.includes(name))).toEqual([]);
});

test('parts that import each other have no final name, and say so', async () => {
  const folder = await bundled(files('import("aaaaa")'));
  await expect(resolveImports(page('page.00000000.js'), folder)).rejects.toThrow(/imports itself/);
});

test('a lazy part that could not be fetched is fetched again when it is asked for again, and then kept', async () => {
  const folder = await bundled(
    files('part("x",function(e,t){e.exports=fetchPart("aaaaa").then(()=>part("y"))})'),
  );
  await resolveImports(page('page.00000000.js'), folder);
  const name = (await readdir(folder)).find((file) => file.startsWith('list.') && /js$/.test(file));
  const text = await readFile(join(folder, name ?? ''), 'utf8');
  const answers = [Promise.reject(new Error('offline')), Promise.resolve()];
  const module: { exports?: Promise<unknown> } = {};
  const fetchPart = () => answers.shift() ?? Promise.reject(new Error('fetched once too often'));
  const part = (_id: string, fill?: (module: unknown) => void) => fill?.(module) ?? 'the part';
  new Function('part', 'fetchPart', text)(part, fetchPart);
  await expect(module.exports).rejects.toThrow('offline');
  await expect(module.exports).resolves.toBe('the part');
  await expect(module.exports).resolves.toBe('the part');
});
