import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { eventually } from '../../testing/eventually.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createLog } from '../logging/log.ts';
import { systemClock } from '../ports.ts';
import { createStore } from '../store/createStore.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';
import { createOutbox } from './createOutbox.ts';

it('a message that the provider reports as sent while it is composed is not sent again', async () => {
  const store = createStore(await openSqlite(join(temporaryFolder(), 'leads')));
  const composing = Promise.withResolvers<void>();
  const composed: string[] = [];
  const sent: string[] = [];
  const outbox = createOutbox({
    store,
    clock: systemClock,
    log: createLog('silent'),
    async composeMessage({ id }) {
      composed.push(id);
      await composing.promise;
      return async () => {
        sent.push(id);
        return { outcome: 'sent', providerId: 'second' };
      };
    },
  });
  onTestFinished(async () => {
    await outbox.stop(1000);
    await store.close();
  });
  async function put() {
    const lead = aLead();
    const message = { id: newId(), kind: 'demoNotice' } as const;
    await store.save(lead, [message], aClaim());
    outbox.wake();
    return { id: message.id, message: async () => (await store.messagesOf(lead.id))[0] };
  }

  const reported = await put();
  await eventually(() => composed.length === 1);
  expect(await store.confirm(reported.id, { state: 'sent' })).toBe(true);
  composing.resolve();
  // Put after it, so what becomes of the first is decided once this one is sent.
  const next = await put();
  await eventually(async () => (await next.message())?.state === 'sent');
  expect(sent).toEqual([next.id]);
  expect(await reported.message()).toMatchObject({ state: 'sent', providerId: null });
});
