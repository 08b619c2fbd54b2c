import type { Estimate } from './estimate.ts';

/** Whether the visitor assumes work of their own team on the embedded side (E24). */
export function hasEmbeddedOwnWork({ overTime }: Estimate): boolean {
  return overTime.ownOnceUsd > 0 || overTime.ownMonthlyUsd > 0;
}
