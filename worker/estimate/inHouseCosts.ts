import type { CalculationResults } from '../../contract/calculation.ts';
import type { Hours } from './buildHours.ts';
import { multiplierUnits } from './costMultiplier.ts';
import { centsOf, withoutBinaryNoise } from './money.ts';
import { rateCard } from './rateCard.ts';

/**
 * What building costs, in USD to the cent, halves rounded up (E15). For a rate in whole cents and a
 * whole share the product is formed of whole numbers, so that no cent is lost to floating point;
 * documentation is what development and testing leave of the total, so that the three add up to it.
 */
export function inHouseCosts(
  hours: Hours,
  hourlyRateUsd: number,
  costMultiplier: number,
): CalculationResults['inHouse'] {
  const rateCents = centsOf(hourlyRateUsd);
  const units = withoutBinaryNoise(costMultiplier * multiplierUnits);
  const total = Math.round((hours.development * rateCents * units) / multiplierUnits);
  const development = Math.round((total * rateCard.initialCostSplit.development) / 100);
  const testing = Math.round((total * rateCard.initialCostSplit.testing) / 100);
  return {
    development: development / 100,
    testing: testing / 100,
    documentation: (total - development - testing) / 100,
    initialTotal: total / 100,
    maintenance: Math.round(hours.maintenance * rateCents) / 100,
  };
}
