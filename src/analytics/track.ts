import { createEventQueue } from './eventQueue.ts';
import type { AnalyticsEvent } from './events.ts';

/** The events of this visit. */
export const visitEvents = createEventQueue();

/** Measure an event. Whether it reaches a tracker is the visitor's choice (P4). */
export function track(event: AnalyticsEvent): void {
  visitEvents.put(event);
}
