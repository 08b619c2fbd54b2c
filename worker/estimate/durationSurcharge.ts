import { rateCard } from './rateCard.ts';

/** A build that drags on costs more; a build of exactly 12 or 26 weeks does not yet (E7). */
export function durationSurcharge(buildWeeks: number): number {
  for (const band of rateCard.durationSurcharge) {
    if (buildWeeks > band.aboveWeeks) return band.surcharge;
  }
  return 0;
}
