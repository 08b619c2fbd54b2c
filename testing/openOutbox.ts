import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { MessageKind } from '../backend/Lead.ts';
import { newId } from '../contract/ids.ts';
import type { Delivery } from '../server/mail/delivery.ts';
import { type OutboxTiming, outboxTiming } from '../server/outbox/completions.ts';
import type { MessageComposer } from '../server/outbox/createMessageComposer.ts';
import { createOutbox } from '../server/outbox/createOutbox.ts';
import type { CrmPace } from '../server/outbox/crmPace.ts';
import { createStore } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { composerWith } from './composer.ts';
import { aClaim, aLead } from './leads.ts';
import { recordedLog, steppedClock } from './ports.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * Opens an outbox on a store of its own. It polls when it is woken, or when `timing` says so.
 *
 * @param deliver - Sends a message.
 * @param composes - Settings of a real composer, which takes the place of `compose`.
 */
export async function openOutbox(
  deliver: () => Promise<Delivery>,
  {
    timing = {},
    compose = async () => deliver,
    composes,
    crmPace = null,
    tellsSales = false,
  }: {
    timing?: Partial<OutboxTiming>;
    compose?: MessageComposer;
    composes?: (
      clock: ReturnType<typeof steppedClock>,
    ) => Omit<Parameters<typeof composerWith>[0], 'store' | 'clock'>;
    crmPace?: CrmPace | null;
    tellsSales?: boolean;
  } = {},
) {
  const store = createStore(await openSqlite(join(temporaryFolder(), 'leads.sqlite')));
  const clock = steppedClock();
  const { log, lines } = recordedLog();
  const outbox = createOutbox({
    store,
    clock,
    log,
    random: () => 1,
    timing: { ...outboxTiming, ...timing },
    composeMessage: composes ? composerWith({ store, clock, ...composes(clock) }) : compose,
    crmPace,
    tellsSales,
  });
  onTestFinished(async () => {
    await outbox.stop(0);
    await store.close();
  });
  /** Saves so many leads with a message each. */
  async function put(count: number, kind: MessageKind = 'reportEmail') {
    const save = async () => {
      const message = { id: newId(), kind };
      const lead = aLead({ receivedAt: clock.now() });
      await store.save(lead, [message], aClaim());
      return { lead, message };
    };
    return Promise.all(Array.from({ length: count }, save));
  }
  async function send(...options: Parameters<typeof put>) {
    const saved = await put(...options);
    outbox.wake();
    return saved;
  }
  const logged = (msg: string) => lines.filter((line) => line.msg === msg);
  return { outbox, store, clock, put, send, logged };
}
