import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/createStore.ts';
import type { MessageStatus } from '../store/database.ts';

/** Milliseconds between checks of a message that another server may be sending. */
const checkMs = 100;

/**
 * Creates the function that sends a message at once and waits for its first attempt (S6).
 *
 * @param options - `attemptOf` returns the end of an attempt of this server that runs now;
 *   `isWaiting` says that all mails wait for the provider; `waitMs` is how long a visitor waits at
 *   most.
 */
export function createFirstAttempt({
  store,
  attemptOf,
  waitMs,
  isWaiting,
  claim,
}: {
  store: Pick<Store, 'messagesOf'>;
  attemptOf: (messageId: string) => Promise<void> | undefined;
  waitMs: number;
  isWaiting: () => boolean;
  claim: (messageId: string) => Promise<unknown>;
}) {
  return async (messageId: string, leadId: string): Promise<MessageStatus | null> => {
    const deadline = performance.now() + waitMs;
    if (!isWaiting()) await claim(messageId);
    while (true) {
      const messages = await store.messagesOf(leadId);
      const message = messages.find(({ id }) => id === messageId) ?? null;
      const leftMs = deadline - performance.now();
      if (!message || wasTried(message) || isWaiting() || leftMs <= 0) return message;
      // An attempt of this server tells when it has ended; another server's has to be looked for.
      const attempt = attemptOf(messageId);
      const looked = sleep(attempt ? leftMs : Math.min(checkMs, leftMs), undefined, { ref: false });
      await Promise.race([attempt ?? looked, looked]);
    }
  };
}

function wasTried({ state, attempts }: MessageStatus): boolean {
  return attempts > 0 && state !== 'leased' && state !== 'sending';
}
