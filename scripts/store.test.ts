import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { runScript } from '../testing/runScript.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

function store(folder: string, args: string[]) {
  return runScript('store', args, { env: { DATA_DIR: folder } });
}

test('a backup prints what it copied, and the next one does not overwrite it', async () => {
  const folder = temporaryFolder();
  const adapter = await openSqlite(join(folder, 'leads.sqlite'));
  await adapter.close();
  const target = join(folder, 'backup.sqlite');
  const { code, stdout } = await store(folder, ['backup', target]);
  expect(stdout).toMatch(/backup\.sqlite: \d+ pages, integrity checked\.\n$/);
  expect(code).toBe(0);
  const again = await store(folder, ['backup', target]);
  expect(again.stderr).toBe(`Expected no file at ${target}; nothing is overwritten.\n`);
  expect(again.code).toBe(1);
});

test.each([[['backup', 'copy.sqlite']], [['copy', '--to', 'postgres://nobody@127.0.0.1:1/none']]])(
  '%j of a folder without a store is refused, and none is made there',
  async (args) => {
    const folder = temporaryFolder();
    const { code, stderr } = await store(folder, args);
    expect(stderr).toMatch(
      /^Expected a SQLite store at .*; there is none\. DATA_DIR names its folder\.\n$/,
    );
    expect([code, readdirSync(folder)]).toEqual([1, []]);
  },
);

test.each([
  [[]],
  [['backup']],
  [['backup', 'one', 'two']],
  [['copy']],
  [['copy', '--from', 'postgres://host/name']],
])('%j prints the usage', async (args) => {
  const { code, stderr } = await store(temporaryFolder(), args);
  expect(stderr).toMatch(/^Usage:/);
  expect(code).toBe(2);
});
