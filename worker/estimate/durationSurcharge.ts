import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** A build that drags on costs more; a build of exactly 12 or 26 weeks does not yet (E7). */
export function durationSurcharge(buildWeeks: number, record?: Recorder): number {
  const surcharge = surchargeOf(buildWeeks);
  record?.({
    figure: 'durationSurcharge',
    rule: 'duration-surcharge',
    formula: 'surchargeOfBand',
    operands: { surchargeOfBand: surcharge, buildWeeks },
    value: surcharge,
  });
  return surcharge;
}

function surchargeOf(buildWeeks: number): number {
  for (const band of rateCard.durationSurcharge) {
    if (buildWeeks > band.aboveWeeks) return band.surcharge;
  }
  return 0;
}
