import type { EstimateResults } from '../../contract/estimateResults.ts';
import type { Drivers } from './Drivers.ts';
import { multiplierUnits } from './factors.ts';
import { centsOf, roundHalfUp, snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';

/**
 * Computes the cost of building and maintaining in-house, in USD rounded half up to the cent (E15).
 *
 * With a rate in whole cents and a whole percentage of developer time all factors are integers, so
 * floating point loses no cent. Documentation is the total minus development and testing, so the
 * three always add up to the total.
 */
export function inHouseCosts(
  { hours, hourlyRateUsd }: Pick<Drivers, 'hours' | 'hourlyRateUsd'>,
  costMultiplier: number,
): EstimateResults['inHouse'] {
  const rateCents = centsOf(hourlyRateUsd);
  const units = snapToInteger(costMultiplier * multiplierUnits);
  const total = Math.round((hours.development * rateCents * units) / multiplierUnits);
  const development = Math.round((total * rateCard.initialCostSplit.development) / 100);
  const testing = Math.round((total * rateCard.initialCostSplit.testing) / 100);
  return {
    development: development / 100,
    testing: testing / 100,
    documentation: (total - development - testing) / 100,
    initialTotal: total / 100,
    maintenance: roundHalfUp(hours.maintenance * rateCents) / 100,
  };
}
