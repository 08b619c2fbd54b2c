import { type EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/createStore.ts';
import type { MessageStatus } from '../store/database.ts';

/** Milliseconds between checks of a message that another server may be sending. */
const checkMs = 100;

/**
 * Creates the function that sends a message at once and waits for its first attempt (S6).
 *
 * @param options - `completed` emits 'completed' after each attempt of this server; `isWaiting`
 *   says that all mails wait for the provider; `waitMs` is how long a visitor waits at most.
 */
export function createFirstAttempt({
  store,
  completed,
  waitMs,
  isWaiting,
  claim,
}: {
  store: Pick<Store, 'messagesOf'>;
  completed: EventEmitter;
  waitMs: number;
  isWaiting: () => boolean;
  claim: (messageId: string) => Promise<unknown>;
}) {
  return async (messageId: string, leadId: string): Promise<MessageStatus | null> => {
    const deadline = AbortSignal.timeout(waitMs);
    if (!isWaiting()) await claim(messageId);
    while (true) {
      const messages = await store.messagesOf(leadId);
      const message = messages.find(({ id }) => id === messageId) ?? null;
      if (!message || wasTried(message) || isWaiting() || deadline.aborted) return message;
      const stop = new AbortController();
      const signal = AbortSignal.any([deadline, stop.signal]);
      await Promise.race([
        once(completed, 'completed', { signal }).catch(() => undefined),
        sleep(checkMs, undefined, { signal }).catch(() => undefined),
      ]);
      stop.abort();
    }
  };
}

function wasTried({ state, attempts }: MessageStatus): boolean {
  return attempts > 0 && state !== 'leased' && state !== 'sending';
}
