import type { EstimateResults } from '../../contract/estimateResults.ts';
import type { Drivers } from './Drivers.ts';
import { multiplierUnits } from './factors.ts';
import { centsOf, roundHalfUp, snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';
import { decimalFraction } from './timeline.ts';

/**
 * Computes the cost of building and maintaining in-house, in USD rounded half up to the cent (E15).
 *
 * With a rate in whole cents and a whole percentage of developer time all factors are integers, so
 * floating point loses no cent. Where only a part of the multiplier counts, the product of the
 * decimals is exact. Documentation is the total minus development and testing, so the
 * three always add up to the total.
 */
export function inHouseCosts(
  {
    hours,
    hourlyRateUsd,
    multiplierPercentage,
  }: Pick<Drivers, 'hours' | 'hourlyRateUsd' | 'multiplierPercentage'>,
  ruleMultiplier: number,
): EstimateResults['inHouse'] {
  const rateCents = centsOf(hourlyRateUsd);
  const units = snapToInteger(ruleMultiplier * multiplierUnits);
  const total =
    multiplierPercentage === 100
      ? Math.round((hours.development * rateCents * units) / multiplierUnits)
      : exactTotalCents(hours.development, hourlyRateUsd, ruleMultiplier, multiplierPercentage);
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

/** The part of the initial cost that the cost multiplier adds to hours × rate, in USD. */
export function multiplierUsd(
  { hours, hourlyRateUsd }: Pick<Drivers, 'hours' | 'hourlyRateUsd'>,
  { initialTotal }: EstimateResults['inHouse'],
): number {
  const hoursCents = roundHalfUp(hours.development * centsOf(hourlyRateUsd));
  return (Math.round(initialTotal * 100) - hoursCents) / 100;
}

/** hours × rate × (1 + (multiplier − 1) × percentage ÷ 100), in cents, in exact decimals. */
function exactTotalCents(
  devHours: number,
  hourlyRateUsd: number,
  ruleMultiplier: number,
  percentage: number,
): number {
  const hours = decimalFraction(devHours);
  const rate = decimalFraction(hourlyRateUsd);
  const multiplier = decimalFraction(ruleMultiplier);
  const part = decimalFraction(percentage);
  const added = (multiplier.numerator - multiplier.denominator) * part.numerator;
  const percentages = 100n * multiplier.denominator * part.denominator + added;
  const cents = hours.numerator * rate.numerator * percentages;
  const unit = hours.denominator * rate.denominator * multiplier.denominator * part.denominator;
  return Number((2n * cents + unit) / (2n * unit));
}
