import { assumptionLinkParts } from '../../contract/assumptionLink.ts';
import { assumptionsInEffect } from '../../contract/assumptions.ts';

/** Counts the figures in effect that differ from the rate card. */
export function countChanges(inputs: Parameters<typeof assumptionsInEffect>[0]): number {
  return assumptionLinkParts(assumptionsInEffect(inputs)).length;
}
