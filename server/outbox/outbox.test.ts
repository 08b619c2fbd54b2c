import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import type { Delivery } from '../mail/delivery.ts';
import { outboxTiming } from './completions.ts';

const sent: Delivery = { outcome: 'sent', providerId: 'p-1' };
const never = () => new Promise<Delivery>(() => undefined);

/** Opens an outbox with one message, which it has claimed. */
async function openWithMessage(...options: Parameters<typeof openOutbox>) {
  const opened = await openOutbox(...options);
  const [{ lead, message } = expect.fail()] = await opened.send(1);
  const stored = async () => (await opened.store.messagesOf(lead.id))[0] ?? expect.fail();
  return { ...opened, lead, message, stored };
}

it('sends a message once', async () => {
  const deliver = vi.fn(async () => sent);
  const { outbox, store, stored } = await openWithMessage(deliver);
  await eventually(async () => (await store.messageCounts()).sent === 1);
  expect(await stored()).toMatchObject({ providerId: 'p-1', attempts: 1, lastError: null });
  outbox.wake();
  await outbox.stop(1000);
  expect(deliver).toHaveBeenCalledOnce();
});

it('logs and retries a message that cannot be composed', async () => {
  const compose = vi.fn(async () => async () => sent);
  compose.mockRejectedValueOnce(new Error('a fault'));
  const opened = await openWithMessage(never, { compose });
  const { outbox, store, clock, message, stored, logged } = opened;
  await eventually(async () => (await stored()).lastError === 'not composed');
  const fields = { level: 'error', messageId: message.id, kind: 'reportEmail', attempts: 1 };
  expect(logged('message not composed')).toMatchObject([{ ...fields, err: {} }]);
  clock.advance(outboxTiming.firstDelayMs);
  outbox.wake();
  await eventually(async () => (await store.messageCounts()).sent === 1);
});

it('polls when nobody wakes it', async () => {
  const { outbox, store, put } = await openOutbox(async () => sent, { timing: { pollMs: 1 } });
  outbox.start();
  await put(1);
  await eventually(async () => (await store.messageCounts()).sent === 1);
});

it('finishes what is being sent when it stops, and claims nothing new', async () => {
  const slow = Promise.withResolvers<Delivery>();
  const { outbox, store, put, stored } = await openWithMessage(() => slow.promise);
  await eventually(async () => (await stored()).state === 'sending');
  const stopped = outbox.stop(10_000);
  const [{ lead } = expect.fail()] = await put(1);
  slow.resolve(sent);
  await stopped;
  expect(await stored()).toMatchObject({ state: 'sent' });
  expect(await store.messagesOf(lead.id)).toMatchObject([{ state: 'ready', attempts: 0 }]);
});
