import type { Log, Outbox } from '../../backend/ports.ts';
import type { Message } from './State.ts';
import type { StateStore } from './StateStore.ts';

/**
 * Creates an outbox that marks messages as sent at once, and reports as dead while the mail
 * provider refuses them (S6).
 */
export function createMockOutbox(
  stateStore: StateStore,
  isReportRefused: () => boolean,
  log: Log,
): Outbox {
  function deliver() {
    const reportState = isReportRefused() ? 'dead' : 'sent';
    return stateStore.change((state) => {
      const messages = state.messages.map(
        (message): Message =>
          message.state === 'ready'
            ? { ...message, state: message.kind === 'reportEmail' ? reportState : 'sent' }
            : message,
      );
      return { state: { ...state, messages }, result: messages };
    });
  }

  return {
    wake() {
      deliver().catch((err: unknown) => log.error({ err }, 'messages not marked as sent'));
    },
    async firstAttempt(messageId) {
      return (await deliver()).find(({ id }) => id === messageId) ?? null;
    },
  };
}
