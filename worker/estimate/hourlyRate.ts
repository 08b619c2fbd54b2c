import type { Region } from '../../contract/calculation.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** USD per hour: the region's own rate, or the visitor's for `custom` and `other` where it is a finite number above 0 (E4). */
export function hourlyRate(
  region: Region,
  customHourlyRate: number | null | undefined,
  record?: Recorder,
): number {
  const takesOwnRate = region === 'custom' || region === 'other';
  const isOwn = takesOwnRate && isRate(customHourlyRate);
  const value = isOwn ? customHourlyRate : rateCard.hourlyRatesUsd[takesOwnRate ? 'other' : region];
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

function isRate(rate: number | null | undefined): rate is number {
  return rate !== null && rate !== undefined && rate > 0 && rate < Number.POSITIVE_INFINITY;
}
