import { expect, it, vi } from 'vitest';
import { aClaimedMessage } from '../../testing/claimedMessage.ts';
import { recordedLog } from '../../testing/recordedLog.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import type { Delivery } from '../mail/delivery.ts';
import { createCompletion, outboxTiming } from './completions.ts';

const message = aClaimedMessage();
const fields = {
  messageId: message.id,
  leadId: message.lead.id,
  kind: 'reportEmail',
  attempts: 1,
};
const sent: Delivery = { outcome: 'sent', providerId: 'p-1' };

function completing() {
  const save = vi.fn(async (..._: unknown[]) => true);
  const stop = new AbortController();
  const { log, lines } = recordedLog();
  const complete = createCompletion({
    store: { complete: save },
    clock: steppedClock(),
    log,
    random: () => 1,
    timing: outboxTiming,
    stopped: stop.signal,
  });
  return { save, stop, lines, complete };
}

it('saves the outcome under the lease, and logs it', async () => {
  const { save, lines, complete } = completing();
  await complete(message, sent);
  const completion = { state: 'sent', providerId: 'p-1' };
  expect(save.mock.calls).toEqual([[message.id, message.lease, completion]]);
  expect(lines).toEqual([{ level: 'info', ...fields, msg: 'message sent' }]);
});

it('logs why a message was not sent', async () => {
  const { lines, complete } = completing();
  await complete(message, { outcome: 'refused', reason: 'status 400' });
  const reason = 'status 400';
  expect(lines).toEqual([{ level: 'error', ...fields, reason, msg: 'message dead' }]);
});

it('logs only that the lease is lost when another server has the message', async () => {
  const { save, lines, complete } = completing();
  save.mockResolvedValueOnce(false);
  await complete(message, sent);
  expect(save).toHaveBeenCalledOnce();
  expect(lines).toEqual([{ level: 'warn', ...fields, msg: 'message lease lost' }]);
});

it.each([1, 2])('logs the first of %i failures to save, and tries again', async (failures) => {
  const { save, lines, complete } = completing();
  for (let failed = 0; failed < failures; failed += 1) {
    save.mockRejectedValueOnce(new Error('away'));
  }
  await complete(message, sent);
  expect(save).toHaveBeenCalledTimes(failures + 1);
  expect(lines).toMatchObject([
    { level: 'error', ...fields, msg: 'message outcome not saved', err: { message: 'away' } },
    { level: 'info', ...fields, msg: 'message sent' },
  ]);
});

it('ends when the server stops while the store is away', async () => {
  const { save, stop, complete } = completing();
  save.mockImplementation(async () => {
    stop.abort();
    throw new Error('away');
  });
  await expect(complete(message, sent)).rejects.toThrow();
  expect(save).toHaveBeenCalledOnce();
});
