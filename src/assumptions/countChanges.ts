import { assumptionLinkParts } from '../../contract/assumptionLink.ts';
import type { Assumptions } from '../../contract/assumptions.ts';

/** Counts the figures that differ from the rate card. */
export function countChanges(assumptions: Assumptions | null): number {
  return assumptionLinkParts(assumptions).length;
}
