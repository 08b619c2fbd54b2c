import type { Assumptions } from '../../contract/assumptions.ts';
import { isCountedEvent } from '../../contract/evidence.ts';
import { type RecurringEvent, type SystemEvidence, systemEvidence } from './systemEvidence.ts';

/** Returns what a profile rests on; undefined for a system that is not on the rate card. */
export function evidenceOf(id: string): SystemEvidence | undefined {
  // Ids may be named like properties.
  return Object.hasOwn(systemEvidence, id) ? systemEvidence[id] : undefined;
}

/** Returns what recurs for a system and counts with the visitor's assumptions (E28). */
export function recurringEvents(
  id: string,
  assumptions: Assumptions | null | undefined,
): readonly RecurringEvent[] {
  const { recurring = [] } = evidenceOf(id) ?? {};
  return recurring.filter((event) => isCountedEvent(event, assumptions));
}
