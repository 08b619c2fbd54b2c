import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** A build that drags on costs more; a build of exactly 12 or 26 weeks does not yet (E7). */
export function durationSurcharge(buildWeeks: number, record?: Recorder): number {
  const band = rateCard.durationSurcharge.find(({ aboveWeeks }) => buildWeeks > aboveWeeks);
  const surcharge = band?.surcharge ?? 0;
  record?.({
    figure: 'durationSurcharge',
    rule: 'duration-surcharge',
    formula: 'surchargeOfBand',
    operands: { surchargeOfBand: surcharge, buildWeeks },
    value: surcharge,
  });
  return surcharge;
}
