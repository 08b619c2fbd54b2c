import { createEventQueue } from './eventQueue.ts';
import type { AnalyticsEvent } from './events.ts';

/** The events of this visit. */
export const eventQueue = createEventQueue();

/** Records an event. It reaches the trackers only if the visitor agrees (P4). */
export function track(event: AnalyticsEvent): void {
  eventQueue.enqueue(event);
}
