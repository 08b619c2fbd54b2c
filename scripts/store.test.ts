import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createStore } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { runScript } from '../testing/childProcesses.ts';
import { someOf } from '../testing/isThorough.ts';
import { aClaim, aLead } from '../testing/leads.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
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

test.each(
  someOf(1, [
    [[]],
    [['backup']],
    [['backup', 'one', 'two']],
    [['copy']],
    [['restore']],
    [['restore', 'one', '--to', 'postgres://host/name']],
    [['copy', '--from', 'postgres://host/name']],
  ]),
)('%j prints the usage', async (args) => {
  const { code, stderr } = await store(temporaryFolder(), args);
  expect(stderr).toMatch(/^Usage:/);
  expect(code).toBe(2);
});

/** A folder with a store of one lead, and a backup of it. */
async function backedUp() {
  const folder = temporaryFolder();
  const adapter = await openSqlite(join(folder, 'leads.sqlite'));
  await createStore(adapter).save(aLead(), [], aClaim());
  await adapter.close();
  const backup = join(temporaryFolder(), 'backup.sqlite');
  expect((await store(folder, ['backup', backup])).code).toBe(0);
  return { folder, backup };
}

function leadsIn(file: string): unknown {
  const sqlite = new Sqlite(file, { readonly: true });
  onTestFinished(() => void sqlite.close());
  return sqlite.prepare('select count(*) from record').pluck().get();
}

test('a restored store says what it has and what to do next, and the one before is kept', async () => {
  const { folder, backup } = await backedUp();
  const adapter = await openSqlite(join(folder, 'leads.sqlite'));
  await createStore(adapter).save(aLead(), [], aClaim());
  await adapter.close();
  const { stdout, stderr, code } = await store(folder, ['restore', backup]);
  expect([stderr, code]).toEqual(['', 0]);
  const [, replaced = ''] = /kept as (\S+);/.exec(stdout) ?? [];
  expect(stdout).toMatch(/is restored from .*\. Leads: 1, the newest of \d{4}-.*Z\.\n/);
  expect(stdout).toMatch(/Start the server\. There is no .*erased-addresses\.jsonl/);
  expect([leadsIn(join(folder, 'leads.sqlite')), leadsIn(replaced)]).toEqual([1, 2]);
});

test('a damaged store is replaced', async () => {
  const { folder, backup } = await backedUp();
  writeFileSync(join(folder, 'leads.sqlite'), 'x'.repeat(10_000));
  expect(await store(folder, ['restore', backup])).toMatchObject({ stderr: '', code: 0 });
});

test.each([
  ['is not there', () => join(temporaryFolder(), 'none.sqlite'), /^Expected a backup at .*; there/],
  [
    'is damaged',
    (backup: string) => {
      const file = join(temporaryFolder(), 'damaged.sqlite');
      copyFileSync(backup, file);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 8192));
      return file;
    },
    /damaged|malformed/,
  ],
  [
    'is no store @night',
    () => {
      const file = join(temporaryFolder(), 'other.sqlite');
      const sqlite = new Sqlite(file);
      sqlite.exec('create table other (id)');
      sqlite.close();
      return file;
    },
    /^Expected a store in .*; it has no table "record"\.\n$/,
  ],
  [
    'is no SQLite file @night',
    () => {
      const file = join(temporaryFolder(), 'text');
      writeFileSync(file, 'x'.repeat(10_000));
      return file;
    },
    /not a database/,
  ],
])('a backup that %s is refused, and the store stays as it is', async (_, fileOf, expected) => {
  const { folder, backup } = await backedUp();
  const { stderr, code } = await store(folder, ['restore', fileOf(backup)]);
  expect(stderr).toMatch(expected);
  expect(code).toBe(1);
  expect(leadsIn(join(folder, 'leads.sqlite'))).toBe(1);
  expect(readdirSync(folder).filter((name) => /re(stored|placed)/.test(name))).toEqual([]);
});

test('a store that a server uses is not replaced, also where its file is damaged @night', async () => {
  const { folder, backup } = await backedUp();
  const server = await startServerProcess({ DATA_DIR: folder });
  onTestFinished(server.crash);
  const inUse = /^Expected that nothing uses .*; stop the server and Litestream first\.\n$/;
  expect((await store(folder, ['restore', backup])).stderr).toMatch(inUse);
  writeFileSync(join(folder, 'leads.sqlite'), 'x'.repeat(10_000));
  expect((await store(folder, ['restore', backup])).stderr).toMatch(inUse);
  await server.crash();
  expect(await store(folder, ['restore', backup])).toMatchObject({ stderr: '', code: 0 });
});
