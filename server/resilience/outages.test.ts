import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { eventually } from '../../testing/async.ts';
import { composerWith } from '../../testing/composer.ts';
import { aClaim, aLead, plainCase } from '../../testing/leads.ts';
import { steppedClock } from '../../testing/ports.ts';
import { type Reaction, startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { databasesOr, freshStore } from '../../testing/stores.ts';
import { createLog } from '../logging/log.ts';
import { createSendGridMailer } from '../mail/sendGridMailer.ts';
import { outboxTiming } from '../outbox/completions.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import type { Store } from '../store/createStore.ts';

const minuteMs = 60_000;

describe.each(databasesOr('PostgreSQL'))('an outage, with $name', (database) => {
  /** A store with messages, a provider whose reaction is set, and a clock that is advanced. */
  async function start({ messages }: { messages: number }) {
    const store = await freshStore(database);
    const clock = steppedClock();
    const provider: { reaction: Reaction } = { reaction: { status: 202 } };
    const received: string[] = [];
    const sendGrid = await startFakeSendGrid({
      react: ({ outboxId }) => {
        received.push(outboxId);
        return provider.reaction;
      },
    });
    const logged: string[] = [];
    const attempted: string[] = [];
    const put = async () => {
      const lead = aLead({ receivedAt: clock.now() });
      await store.save(lead, [{ id: newId(), kind: 'demoNotice' }], aClaim());
    };
    for (let count = 0; count < messages; count += 1) await put();
    return {
      store,
      clock,
      provider,
      received,
      attempted,
      logged,
      acceptedIds: () => sendGrid.accepted.map(({ outboxId }) => outboxId),
      startServer(itsStore: Store = store) {
        const log = createLog('silent');
        const composeMessage = composerWith({
          store,
          clock,
          mailer: createSendGridMailer({ apiKey: sendGrid.apiKey, apiUrl: sendGrid.url, clock }),
          buildReport: async () => Buffer.from('%PDF-1.7'),
          estimateCase: async () => plainCase,
        });
        const outbox = createOutbox({
          store: itsStore,
          clock,
          log: { ...log, error: (_: unknown, message?: string) => void logged.push(message ?? '') },
          random: () => 1,
          timing: { ...outboxTiming, pollMs: 10 },
          composeMessage: (message) => {
            attempted.push(message.id);
            return composeMessage(message);
          },
        });
        outbox.start();
        onTestFinished(() => outbox.stop(1000));
        return outbox;
      },
      untilAllSent: () =>
        eventually(async () => {
          clock.advance(minuteMs);
          return (await store.messageCounts()).sent === messages;
        }),
    };
  }

  it('of a provider that resets connections for an hour loses no message, and doubles none', async () => {
    const { store, clock, provider, attempted, acceptedIds, ...outage } = await start({
      messages: 40,
    });
    provider.reaction = 'reset';
    outage.startServer();
    await eventually(async () => (await store.messageCounts()).unknown === 40);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      const before = attempted.length;
      clock.advance(5 * minuteMs);
      await eventually(() => attempted.length > before);
      await eventually(async () => {
        const { sending, leased } = await store.messageCounts();
        return sending + leased === 0;
      });
    }
    provider.reaction = { status: 202 };
    await outage.untilAllSent();
    expect(acceptedIds()).toHaveLength(40);
    expect(new Set(acceptedIds()).size).toBe(40);
  });

  it('of the key makes no message dead, is probed rarely, is logged once, and ends by itself @night', async () => {
    const { store, clock, provider, received, logged, acceptedIds, ...outage } = await start({
      messages: 100,
    });
    provider.reaction = { status: 401 };
    const outbox = outage.startServer();
    await eventually(() => outbox.problems().mail === 'key refused');
    await eventually(async () => (await store.messageCounts()).ready === 100);
    const atOnce = received.length;
    for (let hours = 0; hours < 48; hours += 1) {
      const before = received.length;
      clock.advance(60 * minuteMs);
      await eventually(() => received.length > before);
      await eventually(async () => (await store.messageCounts()).ready === 100);
    }
    expect(received.length).toBe(atOnce + 48);
    expect(logged).toEqual(['provider refuses the key']);
    provider.reaction = { status: 202 };
    await outage.untilAllSent();
    expect(outbox.problems()).toEqual({});
    expect(new Set(acceptedIds()).size).toBe(100);
    expect(acceptedIds()).toHaveLength(100);
  });

  it('of the store while the provider accepts messages sends none of them twice', async () => {
    const { store, clock, received, acceptedIds, ...outage } = await start({ messages: 8 });
    let isAway = false;
    const calls = Object.entries(store).map(([name, call]) => [
      name,
      async (...parts: unknown[]) => {
        if (isAway) throw new Error('away');
        return Reflect.apply(call, store, parts);
      },
    ]);
    const begun = new Set<string>();
    const remote: Store = {
      ...Object.fromEntries(calls),
      beginSending: async (id: string, lease: string) => {
        const isBegun = await store.beginSending(id, lease);
        begun.add(id);
        // The store goes away once every message is on its way.
        if (begun.size === 8) isAway = true;
        await eventually(() => isAway);
        return isBegun;
      },
    };
    outage.startServer(remote);
    await eventually(() => received.length === 8);
    clock.advance(2 * outboxTiming.leaseMs);
    const other = outage.startServer();
    other.wake();
    await eventually(async () => (await store.messageCounts()).unknown === 8);
    isAway = false;
    await eventually(async () => (await store.messageCounts()).sent === 8);
    await outage.untilAllSent();
    clock.advance(24 * 60 * minuteMs);
    expect(acceptedIds()).toHaveLength(8);
  });
});
