import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import { recordedLog } from '../../testing/ports.ts';
import { outboxTiming } from './completions.ts';
import { createCrmPace } from './crmPace.ts';

const everyMs = 3000;

/** A pace by the clock of the test. */
function openPace(now: () => number) {
  let nextAt = 0;
  return vi.fn(async () => {
    if (now() < nextAt) return { isAllowed: false, nextMs: nextAt - now() };
    nextAt = now() + everyMs;
    return { isAllowed: true, nextMs: everyMs };
  });
}

it('calls the CRM once in three seconds, drops nothing, and holds up no mail', async () => {
  const calledAt: number[] = [];
  let now = () => 0;
  const { clock, outbox, send, put, store } = await openOutbox(
    async () => ({ outcome: 'sent', providerId: null }),
    {
      compose: async ({ kind }) => {
        if (kind === 'crmContact') calledAt.push(now());
        return async () => ({ outcome: 'sent', providerId: null });
      },
      crmPace: openPace(() => now()),
    },
  );
  now = clock.now;
  await put(30, 'crmContact');
  await send(50, 'reportNotice');
  await eventually(async () => (await store.messageCounts()).sent === 51);
  for (let seconds = 1; seconds <= 120; seconds += 1) {
    clock.advance(outboxTiming.pollMs);
    outbox.wake();
    const sent = 51 + Math.min(29, Math.floor(seconds / 3));
    await eventually(async () => (await store.messageCounts()).sent === sent);
  }
  expect(calledAt).toHaveLength(30);
  for (const [index, at] of calledAt.entries()) {
    expect(
      calledAt.filter((other) => other >= at && other < at + 60_000).length,
      `${index}`,
    ).toBeLessThanOrEqual(20);
  }
  expect(await store.messageCounts()).toMatchObject({ ready: 0, dead: 0, unknown: 0 });
});

it('keeps what another server’s call has delayed, without counting an attempt', async () => {
  const refused = vi.fn(async () => ({ isAllowed: false, nextMs: everyMs }));
  const { store, send } = await openOutbox(async () => ({ outcome: 'sent', providerId: null }), {
    crmPace: refused,
  });
  const [{ lead }] = (await send(1, 'crmContact')) as [Awaited<ReturnType<typeof send>>[number]];
  await eventually(() => refused.mock.calls.length === 1);
  await eventually(async () => (await store.messagesOf(lead.id))[0]?.state === 'ready');
  expect(await store.messagesOf(lead.id)).toMatchObject([{ attempts: 0 }]);
});

it('makes no call while the counters do not respond, and logs it', async () => {
  const { log, lines } = recordedLog();
  const failing = async () => {
    throw new Error('no counters');
  };
  const pace = createCrmPace({ consume: failing, refund: failing }, log);
  expect(await pace()).toEqual({ isAllowed: false, nextMs: everyMs });
  expect(lines).toMatchObject([{ msg: 'CRM calls not counted' }]);
});

it('passes on what the counters say', async () => {
  const { log } = recordedLog();
  const refund = async () => undefined;
  const consume = vi.fn(async () => ({ isAllowed: false as const, retryAfterMs: 1234 }));
  expect(await createCrmPace({ consume, refund }, log)()).toEqual({
    isAllowed: false,
    nextMs: 1234,
  });
  const granted = async () => ({ isAllowed: true as const });
  expect(await createCrmPace({ consume: granted, refund }, log)()).toEqual({
    isAllowed: true,
    nextMs: everyMs,
  });
});
