import { formatNumber } from '../../contract/format/formatNumber.ts';
import { systemProfile } from '../estimate/systems.ts';
import { formatCount, formatWeeks } from '../format/phrases.ts';
import type { Quantity } from './verdictSearch.ts';

const hours = (value: number) => formatCount(value, 'hour');
const percent = (value: number) => `${formatNumber(value, 1)}%`;

/**
 * Says that an assumption has another value: "maintenance takes 20% of the build a year instead of
 * 57.3%".
 */
export function quantityText({
  quantity,
  from,
  to,
}: {
  quantity: Quantity;
  from: number;
  to: number;
}): string {
  if (quantity.kind === 'listings') {
    return to === 1 ? 'you want marketplace listings' : 'you want no marketplace listings';
  }
  if (quantity.kind === 'number') {
    switch (quantity.name) {
      case 'maintenancePercentagePerYear':
        return `maintenance takes ${percent(to)} of the build a year instead of ${percent(from)}`;
      case 'embeddedHoursPerIntegration':
        return `your team spends ${hours(to)} on each embedded integration at the start instead of ${hours(from)}`;
      case 'embeddedHoursPerMonth':
        return `your team spends ${hours(to)} a month on each embedded integration instead of ${hours(from)}`;
      case 'planDiscountPercentage':
        return `the discount on the plan is ${percent(to)} instead of ${percent(from)}`;
      case 'planRisePercentagePerYear':
        return `the price of the plan rises by ${percent(to)} a year instead of ${percent(from)}`;
      case 'wageRisePercentagePerYear':
        return `hourly rates rise by ${percent(to)} a year instead of ${percent(from)}`;
    }
  }
  const name = systemProfile(quantity.id)?.name ?? quantity.id;
  switch (quantity.figure) {
    case 'devHours':
      return `${name} takes ${hours(to)} to build instead of ${hours(from)}`;
    case 'maintenanceHours':
      return `${name} takes ${hours(to)} of maintenance a month instead of ${hours(from)}`;
    case 'moderationWeeks':
      return `the review of ${name} takes ${formatWeeks(to)} instead of ${formatWeeks(from)}`;
  }
}
