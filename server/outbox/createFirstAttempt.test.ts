import { expect, it, vi } from 'vitest';
import { newId } from '../../contract/ids.ts';
import type { MessageStatus } from '../store/database.ts';
import { createFirstAttempt } from './createFirstAttempt.ts';

const aStatus = (changes: Partial<MessageStatus> = {}): MessageStatus => ({
  id: newId(),
  kind: 'reportEmail',
  leadId: newId(),
  state: 'ready',
  attempts: 0,
  unknownOutcomes: 0,
  createdAt: 0,
  nextAt: 0,
  providerId: null,
  lastError: null,
  ...changes,
});

/** Waits for the first attempt of a message that has these states, one for each look. */
async function waitFor(
  states: Pick<MessageStatus, 'state' | 'attempts'>[],
  { waitMs = 60_000, isWaiting = false } = {},
) {
  const message = aStatus();
  const other = aStatus({ state: 'sent', attempts: 1 });
  const claim = vi.fn(async (_: string) => undefined);
  let looks = 0;
  const firstAttempt = createFirstAttempt({
    store: {
      async messagesOf() {
        const state = states[Math.min(looks, states.length - 1)];
        looks += 1;
        return [other, { ...message, ...state }];
      },
    },
    attemptOf: () => undefined,
    waitMs,
    isWaiting: () => isWaiting,
    claim,
  });
  const result = await firstAttempt(message.id, message.leadId);
  return { result, message, claim, looks };
}

const ready = { state: 'ready', attempts: 0 } as const;
const leased = { state: 'leased', attempts: 1 } as const;
const sending = { state: 'sending', attempts: 1 } as const;

it('claims the message, and waits until it was tried', async () => {
  const sent = { state: 'sent', attempts: 1 } as const;
  const { result, message, claim, looks } = await waitFor([ready, leased, sending, sent]);
  expect(result).toEqual({ ...message, ...sent });
  expect(claim.mock.calls).toEqual([[message.id]]);
  expect(looks).toBe(4);
});

it.each([
  { state: 'ready', attempts: 1 },
  { state: 'unknown', attempts: 1 },
  { state: 'dead', attempts: 1 },
] as const)('does not wait for a message that is $state after $attempts attempt', async (state) => {
  const { result, looks } = await waitFor([state]);
  expect(result).toMatchObject(state);
  expect(looks).toBe(1);
});

it('neither claims nor waits while all mails wait for the provider', async () => {
  const { result, claim } = await waitFor([ready], { isWaiting: true });
  expect(result).toMatchObject(ready);
  expect(claim).not.toHaveBeenCalled();
});

it('returns the message as it is when the time is over', async () => {
  expect((await waitFor([sending], { waitMs: 1 })).result).toMatchObject(sending);
});

it('returns null for a message that is not there', async () => {
  const claim = async () => undefined;
  const store = { messagesOf: async () => [aStatus()] };
  const options = { attemptOf: () => undefined, waitMs: 60_000, isWaiting: () => false };
  const firstAttempt = createFirstAttempt({ store, claim, ...options });
  expect(await firstAttempt(newId(), newId())).toBeNull();
});

it('looks again when this server has completed an attempt', async () => {
  const message = aStatus({ state: 'sending', attempts: 1 });
  const states = [message, { ...message, state: 'sent' as const }];
  const firstAttempt = createFirstAttempt({
    store: {
      async messagesOf() {
        return [states.shift() ?? message];
      },
    },
    attemptOf: () => Promise.resolve(),
    waitMs: 60_000,
    isWaiting: () => false,
    claim: async () => undefined,
  });
  expect(await firstAttempt(message.id, message.leadId)).toMatchObject({ state: 'sent' });
});
