import type { AnalyticsEvent } from './events.ts';

type Deliver = (event: AnalyticsEvent) => void;

/** A visitor who has not chosen yet fills no memory: the oldest events go first. */
const mostWaiting = 200;

/** Events on their way: sent where trackers run, kept in memory until the visitor has chosen, dropped after a refusal (P4). */
export function createEventQueue(): {
  put(event: AnalyticsEvent): void;
  /** Trackers run: deliver what waits, in its order, and all that follows. */
  deliverTo(deliver: Deliver): void;
  /** No tracker may be told, now or later: forget what waits and what follows. */
  drop(): void;
} {
  let waiting: AnalyticsEvent[] = [];
  let destination: Deliver | 'memory' | 'nowhere' = 'memory';
  return {
    put(event) {
      if (destination === 'nowhere') return;
      if (destination === 'memory') waiting = [...waiting, event].slice(-mostWaiting);
      else destination(event);
    },
    deliverTo(deliver) {
      destination = deliver;
      waiting.forEach(deliver);
      waiting = [];
    },
    drop() {
      destination = 'nowhere';
      waiting = [];
    },
  };
}
