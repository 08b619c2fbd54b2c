import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './sqliteAdapter.ts';

it('prepares each query once, with any values', async () => {
  const adapter = await openSqlite(join(temporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => adapter.close());
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
