import type { AssumedNumbers, Billing } from '../../contract/assumptions.ts';
import type { Hours, Selection } from '../../contract/estimate.ts';
import { hasOwnRate, inputDefinitions, type Region } from '../../contract/inputs.ts';
import { rateCard } from './rateCard.ts';

/** The quantities that determine the costs; the forecast varies them. */
export interface Drivers {
  hourlyRateUsd: number;
  effectiveDevTimePercentage: number;
  developerCount: number;
  effectiveCount: number;
  selection: Selection;
  /** The hours of work: the integrations with a platform, less the hours that assistants save. */
  hours: Hours;
  /** The integrations alone. */
  integrationHours: Hours;
  moderationWeeks: number;
  /** Weeks until the embedded product is live. */
  embeddedWeeks: number;
  assumed: AssumedNumbers;
  billing: Billing;
}

/**
 * Returns the hourly rate in USD: that of the region, or the visitor's own where it counts (E4).
 */
export function hourlyRate(region: Region, customHourlyRate: number | null | undefined): number {
  return ownHourlyRate(region, customHourlyRate) ?? regionRateUsd(region);
}

/** Returns the visitor's own rate for `custom` and `other` if it is finite and above 0, or null. */
export function ownHourlyRate(
  region: Region,
  customHourlyRate: number | null | undefined,
): number | null {
  const rate = customHourlyRate ?? 0;
  return hasOwnRate(region) && rate > 0 && rate < Number.POSITIVE_INFINITY ? rate : null;
}

/** Returns the rate of the rate card in USD; that of `other` for `custom`. */
export function regionRateUsd(region: Region): number {
  return rateCard.hourlyRatesUsd[hasOwnRate(region) ? 'other' : region];
}

/**
 * Returns the percentage of developer time that the estimate uses; 0, empty and NaN count as 100
 * (E5).
 */
export function effectiveDevTime(devTimePercentage: number | null | undefined): number {
  return devTimePercentage || inputDefinitions.devTimePercentage.notStatedCountsAs;
}
