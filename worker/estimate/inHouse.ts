import { type AssumedNumbers, percentMonthsPerYear } from '../../contract/assumptions.ts';
import type { EstimateResults, Hours, Selection } from '../../contract/estimate.ts';
import { monthsPerYear } from '../../contract/format/durations.ts';
import type { Drivers } from './Drivers.ts';
import { multiplierUnits } from './factors.ts';
import { centsOf, roundHalfUp, snapDecimals, snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';
import { areIntegers, decimalFraction } from './timeline.ts';

/**
 * Computes the hours of all integrations: those of the profile for a system that has one, the
 * generic hours for every other integration (E3). Where the visitor states how much of the build
 * maintenance takes a year, that determines the maintenance hours (E24).
 */
export function buildHours(
  selection: Selection,
  effectiveCount: number,
  {
    genericDevHours,
    genericMaintenanceHours,
    maintenancePercentagePerYear: percentage,
  }: Pick<
    AssumedNumbers,
    'genericDevHours' | 'genericMaintenanceHours' | 'maintenancePercentagePerYear'
  >,
): Hours {
  const generic = effectiveCount - selection.profiledCount;
  const development = snapDecimals(selection.devHours + generic * genericDevHours);
  const maintenance =
    percentage === null
      ? snapDecimals(selection.maintenanceHours + generic * genericMaintenanceHours)
      : (development * percentage) / percentMonthsPerYear;
  return { development, maintenance };
}

/**
 * The hours that are worked: those of the integrations, with a platform of one's own (E34), less
 * what AI assistants save (E33).
 */
export function workedHours(
  { development, maintenance }: Hours,
  {
    platformHoursOnce,
    platformHoursPerMonth,
    assistedBuildSavingPercentage,
    assistedMaintenanceSavingPercentage,
  }: Pick<
    AssumedNumbers,
    | 'platformHoursOnce'
    | 'platformHoursPerMonth'
    | 'assistedBuildSavingPercentage'
    | 'assistedMaintenanceSavingPercentage'
  >,
): Hours {
  const worked = 100 - assistedMaintenanceSavingPercentage;
  return {
    development:
      platformHoursOnce === 0 && assistedBuildSavingPercentage === 0
        ? development
        : exactRemainder(development, platformHoursOnce, assistedBuildSavingPercentage),
    maintenance: ((maintenance + platformHoursPerMonth) * worked) / 100,
  };
}

/** Returns the rest of hours of which a percentage is saved, in exact decimals (E9). */
function exactRemainder(hours: number, platformHours: number, saving: number): number {
  if (areIntegers(hours, platformHours, saving))
    return ((hours + platformHours) * (100 - saving)) / 100;
  const one = decimalFraction(hours);
  const other = decimalFraction(platformHours);
  const part = decimalFraction(saving);
  const sum = one.numerator * other.denominator + other.numerator * one.denominator;
  const rest = 100n * part.denominator - part.numerator;
  const unit = 100n * one.denominator * other.denominator * part.denominator;
  return Number(sum * rest) / Number(unit);
}

/** Yearly maintenance as a percentage of the build; 0 without a build. */
export function maintenancePercentage({ development, maintenance }: Hours): number {
  return development === 0 ? 0 : (maintenance * percentMonthsPerYear) / development;
}

/**
 * Computes the cost of building and maintaining in-house, in USD rounded half up to the cent (E15).
 *
 * With whole hours, a rate in whole cents and a whole percentage of developer time all factors are
 * integers, so floating point loses no cent. Parts of hours, or of the multiplier, are multiplied
 * as exact decimals. Documentation is the total minus development and testing, so the three always
 * add up to the total.
 */
export function inHouseCosts(
  base: PricedHours & { assumed: Pick<AssumedNumbers, 'platformUsdPerMonth'> },
  ruleMultiplier: number,
): EstimateResults['inHouse'] {
  const { hours, hourlyRateUsd } = base;
  const rateCents = centsOf(hourlyRateUsd);
  const total = totalCents(base, ruleMultiplier);
  const development = Math.round((total * rateCard.initialCostSplit.development) / 100);
  const testing = Math.round((total * rateCard.initialCostSplit.testing) / 100);
  return {
    development: development / 100,
    testing: testing / 100,
    documentation: (total - development - testing) / 100,
    initialTotal: total / 100,
    maintenance:
      (maintenanceCents(hours.maintenance, rateCents) + centsOf(platformMonthlyUsd(base))) / 100,
  };
}

/** What the price of a build depends on, beside the multiplier of the rules. */
type PricedHours = Pick<Drivers, 'hours' | 'hourlyRateUsd'> & {
  assumed: Pick<AssumedNumbers, 'multiplierPercentage'>;
};

/** A share of the build that assistants shorten is a multiple of this part of an hour. */
const hourParts = 120_000;

/** Hours × rate in cents, rounded half up; exact for quarters of a cent and whole percentages. */
function maintenanceCents(hours: number, rateCents: number): number {
  const quarters = 4 * rateCents;
  if (areIntegers(hours, quarters)) return Math.round(hours * rateCents);
  const parts = Math.round(hours * hourParts);
  const isExact = Math.abs(hours * hourParts - parts) < 0.01 && Number.isInteger(quarters);
  if (!isExact) return roundHalfUp(hours * rateCents);
  const unit = 4n * BigInt(hourParts);
  return Number((2n * BigInt(parts) * BigInt(quarters) + unit) / (2n * unit));
}

/** Hosting of a platform of one's own, in USD a month, rounded to the cent (E34). */
export function platformMonthlyUsd({
  assumed: { platformUsdPerMonth },
}: {
  assumed: Pick<AssumedNumbers, 'platformUsdPerMonth'>;
}): number {
  return roundHalfUp(100 * platformUsdPerMonth) / 100;
}

/**
 * Computes the in-house cost of handovers to successors, in USD a month: the part of the team that
 * leaves × hours × rate, without the cost multiplier (E37). Not part of the maintenance.
 */
export function turnoverMonthlyUsd({
  assumed: { turnoverPercentagePerYear, handoverHours },
  developerCount,
  hourlyRateUsd,
  effectiveCount,
}: Pick<Drivers, 'developerCount' | 'hourlyRateUsd' | 'effectiveCount'> & {
  assumed: Pick<AssumedNumbers, 'turnoverPercentagePerYear' | 'handoverHours'>;
}): number {
  if (effectiveCount === 0) return 0;
  const perYear =
    (turnoverPercentagePerYear * developerCount * handoverHours * hourlyRateUsd) / 100;
  return perYear / monthsPerYear;
}

/** Development hours × rate × the part of the multiplier that counts, in cents. */
function totalCents(
  { hours, hourlyRateUsd, assumed: { multiplierPercentage } }: PricedHours,
  ruleMultiplier: number,
): number {
  if (multiplierPercentage < 100 || !Number.isInteger(hours.development))
    return exactTotalCents(hours.development, hourlyRateUsd, ruleMultiplier, multiplierPercentage);
  const units = snapToInteger(ruleMultiplier * multiplierUnits);
  return Math.round((hours.development * centsOf(hourlyRateUsd) * units) / multiplierUnits);
}

/** The part of the initial cost that the cost multiplier adds to hours × rate, in USD. */
export function multiplierUsd(
  { hours, hourlyRateUsd }: Pick<Drivers, 'hours' | 'hourlyRateUsd'>,
  { initialTotal }: EstimateResults['inHouse'],
): number {
  const hoursCents = totalCents(
    { hours, hourlyRateUsd, assumed: { multiplierPercentage: 100 } },
    1,
  );
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
