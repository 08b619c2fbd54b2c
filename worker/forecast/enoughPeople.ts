import { assumedNumbers } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { weeksPerMonth } from '../../contract/format/durations.ts';
import { effectiveDevTime } from '../estimate/Drivers.ts';
import { rateCard } from '../estimate/rateCard.ts';

/** The team's monthly work on one side that takes more hours than the team has (E44). */
export interface TeamShortage {
  side: OneSide;
  /** Maintenance in-house, or the team's own work on the embedded side. */
  hoursPerMonth: number;
  /** What the team has for integrations. */
  teamHoursPerMonth: number;
  /** How many more developers with the same share of their time would do the work; at least 1. */
  moreDevelopers: number;
}

/**
 * Whether the team has the hours a month for the maintenance in-house, and for its own work on the
 * embedded side (E44).
 */
export function enoughPeople(
  estimated: Estimate,
  inputs: CalculatorInputs,
): Record<OneSide, boolean> {
  const short = teamShortages(estimated, inputs).map(({ side }) => side);
  return { inHouse: !short.includes('inHouse'), embedded: !short.includes('embedded') };
}

/** The sides for which the team has too few hours a month. */
export function teamShortages(
  { hours, effectiveCount }: Estimate,
  { assumptions, developerCountNumber, devTimePercentage }: CalculatorInputs,
): TeamShortage[] {
  const { embeddedHoursPerMonth, assistedMaintenanceSavingPercentage } =
    assumedNumbers(assumptions);
  const ownHours =
    (effectiveCount * embeddedHoursPerMonth * (100 - assistedMaintenanceSavingPercentage)) / 100;
  const hoursOfOne =
    (rateCard.hoursPerDeveloperWeek * weeksPerMonth * effectiveDevTime(devTimePercentage)) / 100;
  const teamHoursPerMonth = developerCountNumber * hoursOfOne;
  const needed = { inHouse: hours.maintenance, embedded: ownHours };
  return (['inHouse', 'embedded'] as const).flatMap((side) => {
    const hoursPerMonth = needed[side];
    if (!isMore(hoursPerMonth, teamHoursPerMonth)) return [];
    const developers = Math.round(hoursPerMonth / hoursOfOne);
    const isShort = isMore(hoursPerMonth, developers * hoursOfOne);
    const moreDevelopers = developers + Number(isShort) - developerCountNumber;
    return { side, hoursPerMonth, teamHoursPerMonth, moreDevelopers };
  });
}

/** In hundredths of an hour, so that floating point finds no shortage and every one is visible. */
function isMore(hours: number, otherHours: number): boolean {
  return Math.round(100 * hours) > Math.round(100 * otherHours);
}
