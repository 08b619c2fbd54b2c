import {
  type Assumptions,
  assumedNumber,
  percentMonthsPerYear,
} from '../../contract/assumptions.ts';
import type { EstimateResults, Hours, Selection } from '../../contract/estimate.ts';
import { monthsPerYear } from '../../contract/format/durations.ts';
import type { AssistedSaving, Drivers } from './Drivers.ts';
import { multiplierUnits } from './factors.ts';
import { centsOf, roundHalfUp, snapDecimals, snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';
import { genericFigures } from './systems.ts';
import { decimalFraction } from './timeline.ts';

/**
 * Computes the hours of all integrations: those of the profile for a system that has one, the
 * generic hours for every other integration (E3). Where the visitor states how much of the build
 * maintenance takes a year, that determines the maintenance hours (E24).
 *
 * @param assumptions - The visitor's own values, instead of the rate card's.
 */
export function buildHours(
  selection: Selection,
  effectiveCount: number,
  assumptions?: Assumptions | null,
): Hours {
  const generic = effectiveCount - selection.profiledCount;
  const { devHours, maintenanceHours } = genericFigures(assumptions);
  const development = snapDecimals(selection.devHours + generic * devHours);
  const percentage = assumedNumber(assumptions, 'maintenancePercentagePerYear');
  const maintenance =
    percentage === null
      ? snapDecimals(selection.maintenanceHours + generic * maintenanceHours)
      : (development * percentage) / percentMonthsPerYear;
  return { development, maintenance };
}

/**
 * The hours that are worked: those of the integrations, with a platform of one's own (E34), less
 * what AI assistants save (E33).
 *
 * @param platform - Hours to build the platform, and hours a month to run it.
 */
export function workedHours(
  { development, maintenance }: Hours,
  platform: Hours,
  saving: AssistedSaving,
): Hours {
  return {
    development:
      platform.development === 0 && saving.build === 0
        ? development
        : exactRemainder(development, platform.development, saving.build),
    maintenance: ((maintenance + platform.maintenance) * (100 - saving.maintenance)) / 100,
  };
}

/** Returns the rest of hours of which a percentage is saved, in exact decimals (E9). */
function exactRemainder(hours: number, platformHours: number, saving: number): number {
  const one = decimalFraction(hours);
  const other = decimalFraction(platformHours);
  const part = decimalFraction(saving);
  const sum = one.numerator * other.denominator + other.numerator * one.denominator;
  const rest = 100n * part.denominator - part.numerator;
  const unit = 100n * one.denominator * other.denominator * part.denominator;
  // Of a percentage such as 1e-320, the unit is beyond the range of numbers.
  const bitsBeyond = 4n * BigInt(Math.max(0, unit.toString(16).length - 250));
  return Number((sum * rest) >> bitsBeyond) / Number(unit >> bitsBeyond);
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
  base: Pick<Drivers, 'hours' | 'hourlyRateUsd' | 'multiplierPercentage' | 'platformUsdPerMonth'>,
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

/** A share of the build that assistants shorten is a multiple of this part of an hour. */
const hourParts = 120_000;

/** Hours × rate in cents, rounded half up; exact for quarters of a cent and whole percentages. */
function maintenanceCents(hours: number, rateCents: number): number {
  const parts = Math.round(hours * hourParts);
  const quarters = 4 * rateCents;
  const isExact = Math.abs(hours * hourParts - parts) < 0.01 && Number.isInteger(quarters);
  if (!isExact) return roundHalfUp(hours * rateCents);
  const unit = 4n * BigInt(hourParts);
  return Number((2n * BigInt(parts) * BigInt(quarters) + unit) / (2n * unit));
}

/** Hosting of a platform of one's own, in USD a month, rounded to the cent (E34). */
export function platformMonthlyUsd({
  platformUsdPerMonth,
}: Pick<Drivers, 'platformUsdPerMonth'>): number {
  return roundHalfUp(100 * platformUsdPerMonth) / 100;
}

/**
 * Computes the in-house cost of handovers to successors, in USD a month: the part of the team that
 * leaves × hours × rate, without the cost multiplier (E37). Not part of the maintenance.
 */
export function turnoverMonthlyUsd({
  turnover: { percentagePerYear, handoverHours },
  developerCount,
  hourlyRateUsd,
  effectiveCount,
}: Pick<Drivers, 'turnover' | 'developerCount' | 'hourlyRateUsd' | 'effectiveCount'>): number {
  if (effectiveCount === 0) return 0;
  const perYear = (percentagePerYear * developerCount * handoverHours * hourlyRateUsd) / 100;
  return perYear / monthsPerYear;
}

/** Development hours × rate × the part of the multiplier that counts, in cents. */
function totalCents(
  {
    hours,
    hourlyRateUsd,
    multiplierPercentage,
  }: Pick<Drivers, 'hours' | 'hourlyRateUsd' | 'multiplierPercentage'>,
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
  const hoursCents = totalCents({ hours, hourlyRateUsd, multiplierPercentage: 100 }, 1);
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
