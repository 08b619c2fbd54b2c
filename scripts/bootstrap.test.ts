import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isThorough } from '../testing/isThorough.ts';

test('a HOME that is not writable is named, before anything is installed or run', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', '--for-tests', 'scripts/test.ts'],
    { env: { ...process.env, HOME: '/proc/none' }, encoding: 'utf8' },
  );
  expect(stderr).toBe(
    '/proc/none is not writable (ENOENT). It is HOME; the browsers and LibreOffice write there.\n',
  );
  expect(status).toBe(1);
});

/** What `npm run` starts, and the programs that documents and code name. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const named = globSync(['*.md', '{docs,scripts,testing}/**/*.{md,ts}']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bnode[', [\n]+((?:scripts|testing)\/\w+\.ts)/g)].map(
    ([, program = '']) => program,
  ),
);
const all = new Set([...Object.values<string>(scripts), ...named]);
const commands = [...all].filter((_, place) => isThorough || place % 8 === 0);

/** What documents write after a command: "npm run plant -- --count 30", "leads retry --dead". */
const written = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\b(?:npm (?:run )?(?:-s )?([a-z][\w:-]*)|(?<=[`/\n])(leads|store)(?= [a-z]+ -)) ?([^`#&\n]*)/g,
    ),
  ].map(([, script, command, words = '']) => ({ name: String(script ?? command), words })),
);

test('every command of a document is one of package.json, or of npm', () => {
  const own = new Set(written.map(({ name }) => name).filter((name) => !(name in scripts)));
  expect([...own].sort()).toEqual(['audit', 'install', 'outdated', 'scripts']);
});

test.each(commands)('%s: --help prints help, and does nothing else', (command) => {
  const words = command.replace(/^(exec )?node /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, '--help'], {
    env: { ...process.env, HOME: '/proc/none', DATA_DIR: '/proc/none', PORT: '-1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^(Usage:\s+(npm|leads|store) |`(npm|node) )/);
  const options = written
    .filter(({ name }) => scripts[name] === command)
    .flatMap(({ words }) => words.match(/(?<= )--(?!help)[a-z-]{3,}/g) ?? []);
  for (const option of options) expect(stdout).toContain(option);
});
