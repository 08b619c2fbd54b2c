import { percentMonthsPerYear } from '../assumptions.ts';
import type { Estimate } from '../estimate.ts';
import { formatUsd } from './money.ts';
import { formatNumber } from './numbers.ts';

/** What the price of a share of the build hours depends on. */
export type BuildHours = Pick<Estimate, 'integrationHours' | 'factors'>;

/** The unit of the share. Its base is hours, not the Initial Total, which has the multiplier. */
export const maintenanceShareUnit = '% of the build hours a year';

/**
 * A yearly maintenance as a share of the build hours (E24).
 *
 * @returns "20% of the build hours a year: $367 a month"; without the hours no amount.
 */
export function maintenanceShareText(percentage: number, build?: BuildHours): string {
  const share = `${formatNumber(percentage, 2)}${maintenanceShareUnit}`;
  if (!build) return share;
  const hours = (build.integrationHours.development * percentage) / percentMonthsPerYear;
  return `${share}: ${formatUsd(hours * build.factors.hourlyRateUsd)} a month`;
}
