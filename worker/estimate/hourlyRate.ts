import { hasOwnRate, type Region } from '../../contract/inputs.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** USD per hour: the region's own rate, or the visitor's for `custom` and `other` where it is a finite number above 0 (E4). */
export function hourlyRate(
  region: Region,
  customHourlyRate: number | null | undefined,
  record?: Recorder,
): number {
  const ownRate = customHourlyRate ?? 0;
  const isOwn = hasOwnRate(region) && ownRate > 0 && ownRate < Number.POSITIVE_INFINITY;
  const value = isOwn ? ownRate : rateCard.hourlyRatesUsd[hasOwnRate(region) ? 'other' : region];
  const name = isOwn ? 'customHourlyRate' : 'regionRateUsd';
  record?.({
    figure: 'hourlyRateUsd',
    rule: 'hourly-rate',
    formula: name,
    operands: { [name]: value },
    value,
  });
  return value;
}
