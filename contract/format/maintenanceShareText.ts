import { percentMonthsPerYear } from '../assumptions.ts';
import type { Estimate } from '../estimate.ts';
import { shareText, shareWithAmount } from '../words/maintenanceShareText.ts';
import { formatUsd } from './money.ts';
import { formatNumber } from './numbers.ts';

export { maintenanceShareUnit } from '../words/maintenanceShareText.ts';

/** What the price of a share of the build hours depends on. */
export type BuildHours = Pick<Estimate, 'integrationHours' | 'factors'>;

/**
 * A yearly maintenance as a share of the build hours (E24).
 *
 * @returns "20% of the build hours a year: $367 a month"; without the hours no amount.
 */
export function maintenanceShareText(percentage: number, build?: BuildHours): string {
  const share = shareText(formatNumber(percentage, 2));
  if (!build) return share;
  const hours = (build.integrationHours.development * percentage) / percentMonthsPerYear;
  return shareWithAmount(share, formatUsd(hours * build.factors.hourlyRateUsd));
}
