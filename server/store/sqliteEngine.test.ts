import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { aRecord, onlyOnce } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './sqliteEngine.ts';

it('prepares a query once, whatever values it is run with: each that is prepared is kept', async () => {
  const engine = await openSqlite(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => engine.close());
  const store = createStore(engine);
  const askAll = async (now: number) => {
    const record = aRecord({ receivedAt: now });
    const message = { id: newId(), kind: 'reportEmail' } as const;
    await store.save(record, [message], onlyOnce());
    const lease = newId();
    await store.claim({ now, leaseUntil: now + 1000, lease, limit: 10 });
    await store.beginSending(message.id, lease);
    await store.recover({ now, retryUnknownAt: now + 1000 });
    await store.settle(message.id, lease, { state: 'ready', nextAt: now + 1, error: `at ${now}` });
    await store.release([newId()], now);
    await store.confirm(message.id, { state: 'sent' });
    await store.saveReplyStatus(record.id, 202);
    await store.comparePdf(record.id, false);
    await store.forgetExpired(now);
  };
  await askAll(Date.UTC(2026, 10, 20));
  const prepare = vi.spyOn(engine.sqlite, 'prepare');
  await askAll(Date.UTC(2026, 10, 21));
  expect(prepare.mock.calls).toEqual([]);
});
