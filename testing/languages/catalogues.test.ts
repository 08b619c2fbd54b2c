import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';

const root = join(import.meta.dirname, '../..');
const folders = Object.values(languages).filter(Boolean);

/** Where nothing but words is; other modules with words have a mirror in some language. */
const rooms = ['contract/words/**', 'src/texts/**', 'worker/{report,workbook}/texts/**'];
const inRooms = globSync(
  rooms.map((room) => `${room}/*.ts`),
  { cwd: root },
);
const mirrored = globSync(`{${folders}}/**/*.ts`, { cwd: join(root, 'languages') }).map((file) =>
  file.replace(/^[^/]+\//, ''),
);
const modules = [...new Set([...inRooms, ...mirrored])]
  // What only a catalogue has, such as its grammar, is no translation.
  .filter((file) => !/\.test\.ts$/.test(file) && existsSync(join(root, file)))
  .sort();

/** The names and kinds of what a module exports, so deep as a text can be looked up. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const load = async (file: string) => shapeOf({ ...(await import(join(root, file))) });

test.each(modules)('%s has the same words in every language', async (module) => {
  const english = await load(module);
  for (const folder of folders) {
    const file = `languages/${folder}/${module}`;
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(await load(file), file).toEqual(english);
  }
});

test('every text that a module of words exports is used', () => {
  const sources = globSync('{contract,worker,src,backend,server,mocks}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const unused = modules.flatMap((module) => {
    const { text: own = '' } = sources.find(({ file }) => file === module) ?? {};
    return [...own.matchAll(/^export (?:const|function) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => {
        const word = new RegExp(`\\b${name}\\b`);
        const uses = sources.filter(({ file, text }) => file !== module && word.test(text));
        return uses.length === 0 && own.split(word).length < 3;
      })
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});
