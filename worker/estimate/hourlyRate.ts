import { hasOwnRate, type Region } from '../../contract/inputs.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the hourly rate in USD: the rate of the region, or the custom rate for `custom` and
 * `other` if it is finite and above 0 (E4).
 *
 * @param record - Receives the step of the calculation.
 */
export function hourlyRate(
  region: Region,
  customHourlyRate: number | null | undefined,
  record?: Recorder,
): number {
  const customRate = customHourlyRate ?? 0;
  const isCustom = hasOwnRate(region) && customRate > 0 && customRate < Number.POSITIVE_INFINITY;
  const value = isCustom
    ? customRate
    : rateCard.hourlyRatesUsd[hasOwnRate(region) ? 'other' : region];
  const name = isCustom ? 'customHourlyRate' : 'regionRateUsd';
  record?.({
    figure: 'hourlyRateUsd',
    rule: 'hourly-rate',
    formula: name,
    operands: { [name]: value },
    value,
  });
  return value;
}
