import type { Region } from '../../contract/calculation.ts';
import { rateCard } from './rateCard.ts';

/** USD per hour: the region's own rate, or the visitor's for `custom` and `other` where it is a finite number above 0 (E4). */
export function hourlyRate(region: Region, customHourlyRate: number | null | undefined): number {
  if (region !== 'custom' && region !== 'other') return rateCard.hourlyRatesUsd[region];
  return isRate(customHourlyRate) ? customHourlyRate : rateCard.hourlyRatesUsd.other;
}

function isRate(rate: number | null | undefined): rate is number {
  return rate !== null && rate !== undefined && rate > 0 && rate < Number.POSITIVE_INFINITY;
}
