import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createLog } from '../logging/log.ts';
import { systemClock } from '../ports.ts';
import { createStore } from '../store/createStore.ts';
import { openSqlite } from '../store/sqliteAdapter.ts';
import { createOutbox } from './createOutbox.ts';

it('a message that is being claimed when the outbox stops is released before the stop ends', async () => {
  const store = createStore(await openSqlite(join(temporaryFolder(), 'leads')));
  onTestFinished(() => store.close());
  const lead = aLead();
  await store.save(lead, [{ id: newId(), kind: 'demoNotice' }], aClaim());
  const claimed = Promise.withResolvers<void>();
  const storeResponds = Promise.withResolvers<void>();
  const outbox = createOutbox({
    store: {
      ...store,
      async claim(request) {
        const messages = await store.claim(request);
        claimed.resolve();
        await storeResponds.promise;
        return messages;
      },
    },
    clock: systemClock,
    log: createLog('silent'),
    composeMessage: async () => async () => ({ outcome: 'sent', providerId: null }),
  });
  outbox.wake();
  await claimed.promise;
  let isStopped = false;
  const stopped = outbox.stop(10_000).then(() => {
    isStopped = true;
  });
  await flushPromises();
  expect(isStopped).toBe(false);
  storeResponds.resolve();
  await stopped;
  expect((await store.messagesOf(lead.id))[0]).toMatchObject({ state: 'ready', attempts: 0 });
});
