import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the surcharge for a long build; a build of exactly 12 or 26 weeks is below the threshold
 * (E7).
 *
 * @param record - Receives the step of the calculation.
 */
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
