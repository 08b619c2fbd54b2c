import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { aRecord, onlyOnce } from '../../testing/records.ts';
import { databases, freshStore } from '../../testing/stores.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { backupSqlite } from './backupSqlite.ts';
import { copyStore } from './copyStore.ts';
import { createStore } from './createStore.ts';
import { exportLeads, showLead } from './exportLeads.ts';
import { openSqlite } from './sqliteEngine.ts';

const [sqlite, postgres] = databases;
if (!sqlite || !postgres) throw new Error('Expected both databases.');

async function filled(rows: number) {
  const engine = await sqlite?.open(await sqlite.environment());
  if (!engine) throw new Error('Expected an engine.');
  const store = createStore(engine);
  const records = Array.from({ length: rows }, (_, index) =>
    aRecord({ contactName: `Łódź ${index}`, quarantine: index % 3 === 0 ? 'honeypot' : null }),
  );
  await Promise.all(
    records.map((record) =>
      store.save(record, [{ id: newId(), kind: 'reportNotice' }], onlyOnce()),
    ),
  );
  return { engine, store, records };
}

describe('moving to PostgreSQL', () => {
  it('takes every row of every table along', async () => {
    const { engine, store, records } = await filled(1201);
    const target = await postgres.open(await postgres.environment());
    expect(await copyStore(engine, target)).toEqual([
      { table: 'record', rows: 1201 },
      { table: 'idempotency', rows: 1201 },
      { table: 'outbox', rows: 1201 },
    ]);
    const moved = createStore(target);
    expect(await moved.messageCounts()).toEqual(await store.messageCounts());
    for (const record of records.slice(0, 20)) {
      expect(await moved.lead(record.id)).toEqual(record);
    }
  });

  it('writes to no store that holds something', async () => {
    const { engine } = await filled(3);
    const target = await postgres.open(await postgres.environment());
    await createStore(target).save(aRecord(), [], onlyOnce());
    await expect(copyStore(engine, target)).rejects.toThrow(/empty store/);
    expect(await target.read.selectFrom('record').select('id').execute()).toHaveLength(1);
  });
});

describe('a backup', () => {
  it('of a store in use is whole, and overwrites nothing', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'leads.sqlite');
    const engine = await openSqlite(file);
    onTestFinished(() => engine.close());
    const store = createStore(engine);
    const before = aRecord();
    await store.save(before, [], onlyOnce());
    const target = join(folder, 'backup.sqlite');
    const [backup] = await Promise.all([
      backupSqlite(file, target),
      store.save(aRecord(), [], onlyOnce()),
    ]);
    expect(backup.pages).toBeGreaterThan(0);
    const copy = createStore(await openSqlite(target));
    onTestFinished(() => copy.close());
    expect(await copy.lead(before.id)).toEqual(before);
    await expect(backupSqlite(file, target)).rejects.toThrow(/nothing is overwritten/);
  });
});

describe('leads for the sales team', () => {
  it('are lines of CSV that no spreadsheet runs', async () => {
    const store = await freshStore(sqlite);
    const record = aRecord({ contactName: '=HYPERLINK("x")', company: 'Engines, "Inc"' });
    await store.save(record, [], onlyOnce());
    const [heading, line, ...rest] = (await Array.fromAsync(exportLeads(store, 'csv')))
      .join('')
      .split('\r\n');
    expect(heading).toMatch(/^id,received,kind,name,email,company,/);
    expect(line).toBe(
      `${record.id},2026-11-20T00:00:00.000Z,roiCalculation,"'=HYPERLINK(""x"")",ada@example.com,"Engines, ""Inc""",43780,12588,31192,,false,`,
    );
    expect(rest).toEqual(['']);
  });

  it('are objects of JSON Lines with all that was sent', async () => {
    const store = await freshStore(sqlite);
    const record = aRecord();
    await store.save(record, [], onlyOnce());
    const [line = ''] = await Array.fromAsync(exportLeads(store, 'json'));
    expect(JSON.parse(line)).toEqual({ ...record, receivedAt: '2026-11-20T00:00:00.000Z' });
  });

  it('show what became of their messages', async () => {
    const { store, records } = await filled(1);
    const shown = await showLead(store, records[0]?.id ?? '');
    expect(shown).toMatchObject({ messages: [{ kind: 'reportNotice', state: 'ready' }] });
    expect(await showLead(store, newId())).toBeNull();
  });
});
