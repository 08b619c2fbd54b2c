import type { Estimate } from './estimate.ts';

/** Whether the visitor assumes work of their own team on the embedded side (E24). */
export function hasEmbeddedOwnWork({ escalation }: Estimate): boolean {
  return escalation.ownOnceUsd > 0 || escalation.ownMonthlyUsd > 0;
}
