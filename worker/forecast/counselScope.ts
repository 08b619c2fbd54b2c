import type { CostAssumption } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { formatCount, formatList } from '../format/phrases.ts';
import type { Contestable } from './counselPaths.ts';
import type { Quantity } from './verdictSearch.ts';

/**
 * Says which assumptions the counterarguments try, and which figures they keep. Hours of an
 * integration without a selected system are not assumptions of a scenario, so they are kept.
 */
export function counselScope(
  tried: readonly Contestable[],
  { selectedSystems }: CalculatorInputs,
  { effectiveCount }: Estimate,
): string {
  const names = [...new Set(tried.map(({ quantity }) => nameOf(quantity)))];
  const keptCount = effectiveCount - new Set(selectedSystems).size;
  const kept =
    keptCount > 0
      ? `your inputs, and our judgement of ${formatCount(rateCard.genericIntegration.devHours, 'hour')} to build ${keptCount === 1 ? 'the integration' : `each of the ${formatCount(keptCount, 'integration')}`} without a selected system; “What matters most?” varies all hours together`
      : 'your inputs';
  return `Tried, up to three at a time: ${formatList(names)}. Kept: ${kept}.`;
}

const numberNames = {
  maintenancePercentagePerYear: 'maintenance as a share of the build',
  embeddedHoursPerIntegration: 'your work to set up embedded integrations',
  embeddedHoursPerMonth: 'your monthly work on them',
  planDiscountPercentage: 'the discount on the plan',
  planRisePercentagePerYear: 'its price rise',
  wageRisePercentagePerYear: 'the rise of hourly rates',
} as const satisfies Record<CostAssumption, string>;

function nameOf(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'number':
      return numberNames[quantity.name];
    case 'listings':
      return 'marketplace listings';
    case 'system':
      return quantity.figure === 'moderationWeeks'
        ? 'the reviews of the selected systems'
        : 'the hours to build the selected systems';
  }
}
