import { expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { freshSqlite } from '../../testing/stores.ts';
import { createStore } from './createStore.ts';

it('prepares each query once, with any values', async () => {
  const adapter = await freshSqlite();
  const store = createStore(adapter);
  const askAll = async (now: number) => {
    const lead = aLead({ receivedAt: now });
    const message = { id: newId(), kind: 'reportEmail' } as const;
    await store.save(lead, [message], aClaim());
    const lease = newId();
    await store.claim({ now, leaseUntil: now + 1000, lease, limit: 10 });
    await store.beginSending(message.id, lease);
    await store.recover({ now, retryUnknownAt: now + 1000 });
    await store.complete(message.id, lease, {
      state: 'ready',
      nextAt: now + 1,
      error: `at ${now}`,
    });
    await store.release([newId()], now);
    await store.confirm(message.id, { state: 'sent' });
    await store.saveReplyStatus(lead.id, 202);
    await store.comparePdf(lead.id, false);
    await store.purgeExpired(now);
  };
  await askAll(Date.UTC(2026, 10, 20));
  const prepare = vi.spyOn(adapter.sqlite, 'prepare');
  await askAll(Date.UTC(2026, 10, 21));
  expect(prepare.mock.calls).toEqual([]);
});

it('has each commit on the disk when it resolves, so that a power failure loses no lead', async () => {
  const { sqlite } = await freshSqlite();
  const full = 2;
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(full);
});

it('has a reader that cannot write', async () => {
  const adapter = await freshSqlite();
  await expect(adapter.read.deleteFrom('record').execute()).rejects.toThrow(StoreUnavailable);
});

it('reads a result row by row', async () => {
  const adapter = await freshSqlite();
  const leads = [aLead({ id: 'a' }), aLead({ id: 'b' })];
  for (const lead of leads) await createStore(adapter).save(lead, [], aClaim());
  const rows = adapter.read.selectFrom('record').select('id').orderBy('id').stream();
  expect(await Array.fromAsync(rows)).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('leaves the counters to their own file', async () => {
  const { sqlite } = await freshSqlite();
  const tables = sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck();
  expect(tables.all()).toEqual(expect.arrayContaining(['record', 'idempotency', 'outbox']));
  expect(tables.all()).not.toContain('counter');
});

it('says of a full disk that the store is unavailable, keeps what it said was saved, and recovers', async () => {
  const adapter = await freshSqlite();
  const store = createStore(adapter);
  const pages = adapter.sqlite.pragma('page_count', { simple: true });
  adapter.sqlite.pragma(`max_page_count = ${pages}`);
  const leads = Array.from({ length: 20 }, () => aLead());
  const results = await Promise.allSettled(leads.map((lead) => store.save(lead, [], aClaim())));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ name: 'StoreUnavailable', cause: { code: 'SQLITE_FULL' } });
  }
  const saved = leads.filter((_, index) => results[index]?.status === 'fulfilled');
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(await Array.fromAsync(store.leads())).toEqual(saved.sort(byId));

  adapter.sqlite.pragma('max_page_count = 100000');
  const lead = aLead();
  await store.save(lead, [], aClaim());
  expect(await store.lead(lead.id)).toEqual(lead);
});

it.each([
  ['of the data', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  ['of the code', undefined],
])('passes an error %s on as it is', async (_, code) => {
  const adapter = await freshSqlite();
  const lead = aLead();
  await createStore(adapter).save(lead, [], aClaim());
  const write = adapter.write(async (db) => {
    if (!code) throw new Error('a fault');
    await db.insertInto('idempotency').values(row).execute();
    await db.insertInto('idempotency').values(row).execute();
  });
  const row = { key: 'key', bodyHash: '', recordId: lead.id, expiresAt: 0 };
  const error = await write.catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(StoreUnavailable);
  expect(error).toMatchObject(code ? { code } : { message: 'a fault' });
});
