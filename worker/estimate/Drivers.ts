import { hasOwnRate, inputDefinitions, type Region } from '../../contract/inputs.ts';
import type { Hours } from './buildHours.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** The assumptions that change costs beyond the monthly figures (E24); 0 by default. */
export interface Escalation {
  /** The visitor's own team on the embedded side, in USD before the start. */
  ownOnceUsd: number;
  /** The visitor's own team on the embedded side, in USD a month. */
  ownMonthlyUsd: number;
  planRisePercentagePerYear: number;
  wageRisePercentagePerYear: number;
}

/** The quantities that determine the costs; the forecast varies them. */
export interface Drivers {
  hourlyRateUsd: number;
  effectiveDevTimePercentage: number;
  developerCount: number;
  effectiveCount: number;
  selectedCount: number;
  hours: Hours;
  moderationWeeks: number;
  /** Percent of the build hours that maintenance takes a year; null for the profiles' hours. */
  maintenancePercentagePerYear: number | null;
  planDiscountPercentage: number;
  planRisePercentagePerYear: number;
  wageRisePercentagePerYear: number;
  /** Hours of the visitor's own team for one integration on the embedded product. */
  embeddedHours: { once: number; monthly: number };
}

/**
 * Returns the hourly rate in USD: the rate of the region, or the custom rate for `custom` and
 * `other` if it is finite and above 0 (E4).
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

/**
 * Returns the percentage of developer time that the estimate uses; 0, empty and NaN count as 100
 * (E5).
 */
export function effectiveDevTime(
  devTimePercentage: number | null | undefined,
  record?: Recorder,
): number {
  const value = devTimePercentage || inputDefinitions.devTimePercentage.notStatedCountsAs;
  const name = devTimePercentage ? 'devTimePercentage' : 'defaultDevTimePercentage';
  record?.({
    figure: 'effectiveDevTimePercentage',
    rule: 'time-share',
    formula: name,
    operands: { [name]: value },
    value,
  });
  return value;
}
