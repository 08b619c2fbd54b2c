import {
  type BuildHours,
  maintenanceShareText,
} from '../../contract/format/maintenanceShareText.ts';
import { formatExactUsd } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { formatCount, formatList, formatWeeks } from '../../contract/format/phrases.ts';
import { systemName } from '../estimate/systems.ts';
import type { CostChange } from './whatIf.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => `${formatNumber(value, 1)}%`;

/**
 * Says that an assumption has another value: "maintenance takes 20% of the build hours a year ($367
 * a month) instead of 57.3%".
 *
 * @param build - Gives a share of the build hours its amount (E24).
 */
export function quantityText(
  { quantity, from, to }: CostChange & { from: number },
  build?: BuildHours,
): string {
  if (quantity.kind === 'listings') {
    return to === 1 ? 'you want marketplace listings' : 'you want no marketplace listings';
  }
  if (quantity.kind === 'number') {
    switch (quantity.name) {
      case 'maintenancePercentagePerYear':
        return `maintenance takes ${shareText(to, build)} instead of ${percent(from)}`;
      case 'genericDevHours':
        return `another integration takes ${hours(to)} to build instead of ${hours(from)}`;
      case 'genericMaintenanceHours':
        return `another integration takes ${hours(to)} of maintenance a month instead of ${hours(from)}`;
      case 'assistedBuildSavingPercentage':
        return assistantsText('build', to, from);
      case 'assistedMaintenanceSavingPercentage':
        return assistantsText('maintenance', to, from);
      case 'platformHoursOnce':
        return `your own platform takes ${hours(to)} to build instead of ${hours(from)}`;
      case 'platformHoursPerMonth':
        return `your own platform takes ${hours(to)} a month to run instead of ${hours(from)}`;
      case 'platformUsdPerMonth':
        return `your own platform costs ${formatExactUsd(to)} a month to host instead of ${formatExactUsd(from)}`;
      case 'feesUsdPerYear':
        return `building takes fees of ${formatExactUsd(to)} a year instead of ${formatExactUsd(from)}`;
      case 'turnoverPercentagePerYear':
        return `${percent(to)} of your team leaves each year instead of ${percent(from)}`;
      case 'handoverHours':
        return `a successor takes ${hours(to)} to hand over to instead of ${hours(from)}`;
      case 'multiplierPercentage':
        return `${percent(to)} of the cost multiplier counts instead of ${percent(from)}`;
      case 'embeddedHoursPerIntegration':
        return `your team spends ${hours(to)} on each embedded integration at the start instead of ${hours(from)}`;
      case 'embeddedHoursPerMonth':
        return `your team spends ${hours(to)} a month on each embedded integration instead of ${hours(from)}`;
      case 'planDiscountPercentage':
        return `the discount on the plan is ${percent(to)} instead of ${percent(from)}`;
      case 'planRisePercentagePerYear':
        return `the price of the plan rises by ${percent(to)} a year instead of ${percent(from)}`;
      case 'overageUsdPerMonth':
        return `the plan’s overage is ${formatExactUsd(to)} a month instead of ${formatExactUsd(from)}`;
      case 'leavingHoursPerIntegration':
        return `your team spends ${hours(to)} to leave each embedded integration instead of ${hours(from)}`;
      case 'wageRisePercentagePerYear':
        return `hourly rates rise by ${percent(to)} a year instead of ${percent(from)}`;
    }
  }
  const name = systemName(quantity.id);
  switch (quantity.figure) {
    case 'devHours':
      return `${name} takes ${hours(to)} to build instead of ${hours(from)}`;
    case 'maintenanceHours':
      return `${name} takes ${hours(to)} of maintenance a month instead of ${hours(from)}`;
    case 'moderationWeeks':
      return `the review of ${name} takes ${formatWeeks(to)} instead of ${formatWeeks(from)}`;
  }
}

/**
 * "If another integration takes 90 hours to build instead of 80, building costs $100 less over 36
 * months."
 *
 * @param changes - Texts of `quantityText`.
 * @param result - "building costs $100 less over 36 months".
 */
export const counterargumentText = (changes: readonly string[], result: string) =>
  `If ${formatList(changes)}, ${result}.`;

/** Why there are no counterarguments: no side costs less, or nothing turns it. */
export const noResultText = (result: string) => `There is no result to turn: ${result}.`;
export const noTurnText = 'No one or two changes turn it.';

/** @param count - How many ranges there are. */
export const middleText = (count: number, result: string) =>
  `At the middle of ${count > 1 ? 'these ranges' : 'this range'}, ${result}.`;

/** "20% of the build hours a year ($367 a month)". */
function shareText(percentage: number, build: BuildHours | undefined): string {
  const [share, amount] = maintenanceShareText(percentage, build).split(': ');
  return amount ? `${share} (${amount})` : `${share}`;
}

/** Says what AI assistants take off hours, or add to them where that is negative. */
function assistantsText(work: 'build' | 'maintenance', to: number, from: number): string {
  const size = (value: number) => percent(Math.abs(value));
  const instead = from < 0 ? `adding ${size(from)}` : `taking ${size(from)} off`;
  const isAlike = from === 0 || from < 0 === to < 0;
  const change = to < 0 ? `add ${size(to)} to` : `take ${size(to)} off`;
  return `AI assistants ${change} the ${work} hours instead of ${isAlike ? size(from) : instead}`;
}
