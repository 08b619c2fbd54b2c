import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSqlite } from '../server/store/sqliteEngine.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const script = fileURLToPath(new URL('./store.ts', import.meta.url));

function store(folder: string, words: string[]) {
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, [script, ...words], {
    env: { PATH, DATA_DIR: folder },
    encoding: 'utf8',
  });
}

test('a backup says what it copied, and the next one does not overwrite it', async () => {
  const folder = temporaryFolder();
  const engine = await openSqlite(join(folder, 'leads.sqlite'));
  await engine.close();
  const target = join(folder, 'backup.sqlite');
  const { status, stdout } = store(folder, ['backup', target]);
  expect(stdout).toMatch(/backup\.sqlite: \d+ pages, integrity checked\.\n$/);
  expect(status).toBe(0);
  const again = store(folder, ['backup', target]);
  expect(again.stderr).toBe(`Expected no file at ${target}; nothing is overwritten.\n`);
  expect(again.status).toBe(1);
});

test.each([[['backup', 'copy.sqlite']], [['copy', '--to', 'postgres://nobody@127.0.0.1:1/none']]])(
  '%j of a folder without a store is refused, and none is made there',
  (words) => {
    const folder = temporaryFolder();
    const { status, stderr } = store(folder, words);
    expect(stderr).toMatch(
      /^Expected a SQLite store at .*; there is none\. DATA_DIR names its folder\.\n$/,
    );
    expect([status, readdirSync(folder)]).toEqual([1, []]);
  },
);

test.each([
  [[]],
  [['backup']],
  [['backup', 'one', 'two']],
  [['copy']],
  [['copy', '--from', 'postgres://host/name']],
])('%j is answered with the usage', (words) => {
  const { status, stderr } = store(temporaryFolder(), words);
  expect(stderr).toMatch(/^Usage:/);
  expect(status).toBe(2);
});
