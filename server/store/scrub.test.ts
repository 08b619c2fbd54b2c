import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { eraseAddress, openErasureList } from '../erasure/erasing.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './sqliteAdapter.ts';
import { backupSqlite } from './tools.ts';

/** A person of whom nothing may be left; the name is in every lead several times. */
const person = { email: 'ada.lovelace@erased.example', contactName: 'Ada Augusta Lovelace' };
const now = Date.UTC(2026, 10, 26, 12, 17, 43, 219);

/** How many times the person is in each file of a folder that has them at all. */
function foundIn(folder: string): Record<string, number> {
  const counts = readdirSync(folder).map((name) => {
    const bytes = readFileSync(join(folder, name)).toString('latin1');
    return [name, bytes.split(/ada\.lovelace@erased|Augusta/).length - 1] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function openFile(file: string) {
  const adapter = await openSqlite(file);
  const store = createStore(adapter);
  onTestFinished(() => store.close());
  return { adapter, store };
}

/** Saves leads of the person between those of others, as large as demos with a calculation. */
async function fill(store: ReturnType<typeof createStore>) {
  for (let index = 0; index < 60; index += 1) {
    const isPerson = index % 3 === 0;
    const text = (isPerson ? `${person.contactName} ` : 'somebody else ').repeat(200);
    const lead = aLead({ receivedAt: now + index, ...(isPerson && person), body: { text } });
    await store.save(lead, [{ id: newId(), kind: 'demoNotice' }], aClaim());
  }
}

it('no byte of an erased person is left in the file, its journal, or a backup made afterwards', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'leads.sqlite');
  const { store } = await openFile(file);
  await fill(store);
  expect(Object.keys(foundIn(folder))).toContain('leads.sqlite-wal');
  const list = openErasureList(folder);
  expect(await eraseAddress(person.email, { store, list, now })).toBe(20);
  expect(await store.scrub()).toBe(true);
  expect(foundIn(folder)).toEqual({});
  await backupSqlite(file, join(folder, 'backup.sqlite'));
  await store.close();
  expect(foundIn(folder)).toEqual({});
  expect((await Array.fromAsync((await openFile(file)).store.leads())).length).toBe(40);
});

it('a reader of the journal puts it off, and the next attempt completes it @night', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'leads.sqlite');
  const { store } = await openFile(file);
  await fill(store);
  const reader = new Sqlite(file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('begin');
  reader.prepare('select count(*) from record').get();
  await eraseAddress(person.email, { store, list: openErasureList(folder), now });
  expect(await store.scrub()).toBe(false);
  expect(foundIn(folder)).not.toEqual({});
  reader.exec('commit');
  expect(await store.scrub()).toBe(true);
  expect(foundIn(folder)).toEqual({});
});

it('what an earlier release had deleted is gone after the first start of this one', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'leads.sqlite');
  const { adapter, store } = await openFile(file);
  await fill(store);
  // As the releases before this one deleted.
  adapter.sqlite.pragma('secure_delete = OFF');
  adapter.sqlite.pragma('user_version = 0');
  await eraseAddress(person.email, { store, list: openErasureList(folder), now });
  await store.close();
  expect(foundIn(folder)).toHaveProperty(['leads.sqlite']);
  const opened = await openFile(file);
  await opened.store.close();
  expect(foundIn(dirname(file))).toEqual({});
});
