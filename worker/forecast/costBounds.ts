import { weeksPerMonth } from '../../contract/format/formatTimeline.ts';
import { percentMonthsPerYear } from '../estimate/buildHours.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { durationSurcharge } from '../estimate/durationSurcharge.ts';
import { embeddedPlan } from '../estimate/embeddedPlan.ts';
import { escalatedMonths } from '../estimate/escalatedMonths.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { buildWeeks } from '../estimate/timeline.ts';
import { forecastMonths } from './cumulativeCosts.ts';

/** What assumptions change of an estimate. */
export interface Values {
  developmentHours: number;
  maintenanceHours: number;
  /** Percent of the build a year; null for the maintenance hours. */
  maintenancePercentage: number | null;
  embeddedHoursOnce: number;
  embeddedHoursMonthly: number;
  planDiscountPercentage: number;
  planRisePercentage: number;
  wageRisePercentage: number;
  moderationWeeks: number;
}

/** Every value from `low` to `high`. */
export interface Box {
  readonly low: Values;
  readonly high: Values;
}

/**
 * Prepares bounds of the difference between both costs over the forecast.
 *
 * @param base - The rate, the team and the number of integrations, which stay.
 * @returns A function that returns the least and the largest difference, in-house minus embedded in
 *   USD, of the values of a box whose build is live by the end; null if none is. The object is
 *   reused by the next call.
 */
export function boundCosts(
  { hourlyRateUsd, developerCount, effectiveDevTimePercentage, effectiveCount }: Drivers,
  { factors }: Estimate,
): (box: Box) => { min: number; max: number } | null {
  const factor = factors.teamSizeFactor * factors.devTimeFactor;
  const listed = embeddedPlan(effectiveCount);
  const difference = { min: 0, max: 0 };

  const weeksOf = ({ developmentHours }: Values) =>
    buildWeeks(developmentHours, developerCount, effectiveDevTimePercentage);
  const initialUsd = (values: Values) =>
    values.developmentHours * hourlyRateUsd * (factor + durationSurcharge(weeksOf(values)));
  const maintenanceUsd = ({ developmentHours, maintenanceHours, maintenancePercentage }: Values) =>
    hourlyRateUsd *
    (maintenancePercentage === null
      ? maintenanceHours
      : (developmentHours * maintenancePercentage) / percentMonthsPerYear);
  /** Months until live; a week that floating point leaves open counts as `slack` says. */
  const liveMonths = (values: Values, slack: number) =>
    Math.ceil(weeksOf(values) + values.moderationWeeks / rateCard.moderationDivisor + slack) /
    weeksPerMonth;
  /** The average wage over a build, as a factor of that of the first year. */
  const wageOver = (months: number, rise: number) =>
    months === 0 ? 1 : escalatedMonths(months, rise) / months;

  /** In-house: a build that costs and takes what one end says, maintained from the other one on. */
  const inHouseUsd = (values: Values, buildMonths: number, maintainedFrom: number) => {
    const rise = values.wageRisePercentage;
    const maintained =
      escalatedMonths(forecastMonths, rise) - escalatedMonths(maintainedFrom, rise);
    return initialUsd(values) * wageOver(buildMonths, rise) + maintenanceUsd(values) * maintained;
  };

  /** Embedded, with the discount of the other end. */
  const embeddedUsd = (values: Values, discountPercentage: number) => {
    const paid = (100 - discountPercentage) / 100;
    const { embeddedHoursOnce, embeddedHoursMonthly, planRisePercentage } = values;
    return (
      paid * (listed.setup + listed.monthly * escalatedMonths(forecastMonths, planRisePercentage)) +
      effectiveCount *
        hourlyRateUsd *
        (embeddedHoursOnce +
          embeddedHoursMonthly * escalatedMonths(forecastMonths, values.wageRisePercentage))
    );
  };

  return ({ low, high }) => {
    const soonest = liveMonths(low, -1e-9);
    if (soonest > forecastMonths) return null;
    const latest = Math.min(forecastMonths, liveMonths(high, 1e-9));
    difference.min =
      inHouseUsd(low, soonest, latest) - embeddedUsd(high, low.planDiscountPercentage);
    difference.max =
      inHouseUsd(high, latest, soonest) - embeddedUsd(low, high.planDiscountPercentage);
    return difference;
  };
}
