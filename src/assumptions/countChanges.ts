import { assumptionLinkParts } from '../../contract/assumptionLink.ts';
import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';

/** Counts the figures in effect that differ from the rate card. */
export function countChanges(inputs: AssumedInputs): number {
  return assumptionLinkParts(assumptionsInEffect(inputs)).length;
}
