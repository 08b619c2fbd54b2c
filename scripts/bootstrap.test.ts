import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
  [...readFileSync(file, 'utf8').matchAll(/\bnode ((?:scripts|testing)\/\w+\.ts)/g)].map(
    ([, program = '']) => program,
  ),
);
const commands = new Set([...Object.values<string>(scripts), ...named]);

test.each([...commands])('%s: --help prints help, and does nothing else', (command) => {
  const words = command.replace(/^(exec )?node /, '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, '--help'], {
    env: { ...process.env, HOME: '/proc/none', DATA_DIR: '/proc/none', PORT: '-1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^(Usage|`(npm|node) )/);
});
