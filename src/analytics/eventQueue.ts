import type { AnalyticsEvent } from './events.ts';

type Deliver = (event: AnalyticsEvent) => void;

/** Limits memory until the visitor chooses; beyond it the oldest events are dropped. */
const maxPending = 200;

/**
 * Holds analytics events until the visitor chooses about tracking (P4).
 *
 * @returns `enqueue` adds an event. `deliverTo` delivers the pending events in order and every
 *   later one at once. `discard` drops the pending events and every later one until the next
 *   `deliverTo`.
 */
export function createEventQueue(): {
  enqueue(event: AnalyticsEvent): void;
  deliverTo(deliver: Deliver): void;
  discard(): void;
} {
  let pending: AnalyticsEvent[] = [];
  let destination: Deliver | 'memory' | 'nowhere' = 'memory';
  return {
    enqueue(event) {
      if (destination === 'nowhere') return;
      if (destination === 'memory') pending = [...pending, event].slice(-maxPending);
      else destination(event);
    },
    deliverTo(deliver) {
      destination = deliver;
      pending.forEach(deliver);
      pending = [];
    },
    discard() {
      destination = 'nowhere';
      pending = [];
    },
  };
}
