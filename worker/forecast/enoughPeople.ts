import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { ClaimOf, OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { weeksPerMonth } from '../../contract/format/durations.ts';
import { effectiveDevTime } from '../estimate/Drivers.ts';
import { snapDecimals } from '../estimate/money.ts';
import { rateCard } from '../estimate/rateCard.ts';

/**
 * Whether the team has the hours a month for the maintenance in-house, and for its own work on the
 * embedded side (E44).
 */
export function enoughPeople(
  estimated: Estimate,
  inputs: CalculatorInputs,
): Record<OneSide, boolean> {
  const short = tooFewPeople(estimated, inputs).map(({ side }) => side);
  return { inHouse: !short.includes('inHouse'), embedded: !short.includes('embedded') };
}

/** The sides for which the team has too few hours a month, as claims. */
export function tooFewPeople(
  estimated: Estimate,
  inputs: CalculatorInputs,
): ClaimOf<'tooFewPeople'>[] {
  const hours = monthlyHours(estimated, inputs);
  return (['inHouse', 'embedded'] as const).flatMap((side) => {
    const moreDevelopers =
      developersFor(hours[side], hours.ofOneDeveloper) - inputs.developerCountNumber;
    if (moreDevelopers <= 0) return [];
    return {
      kind: 'tooFewPeople',
      side,
      integrationCount: estimated.effectiveCount,
      hoursPerMonth: hours[side],
      teamHoursPerMonth: hours.team,
      moreDevelopers,
    };
  });
}

/** The hours a month that each side takes of the team, and that the team has for integrations. */
export function monthlyHours(
  { hours, effectiveCount, assumed }: Estimate,
  { developerCountNumber, devTimePercentage }: CalculatorInputs,
) {
  const { embeddedHoursPerMonth, assistedMaintenanceSavingPercentage: saving } = assumed;
  const ofOneDeveloper =
    (rateCard.hoursPerDeveloperWeek * weeksPerMonth * effectiveDevTime(devTimePercentage)) / 100;
  return {
    inHouse: hours.maintenance,
    embedded: (effectiveCount * embeddedHoursPerMonth * (100 - saving)) / 100,
    team: developerCountNumber * ofOneDeveloper,
    ofOneDeveloper,
  };
}

/**
 * The fewest developers whose hours are at least as many, both rounded to hundredths of an hour, so
 * that floating point finds no shortage and every one is visible.
 */
function developersFor(hours: number, hoursOfOne: number): number {
  return Math.ceil(snapDecimals((Math.round(100 * hours) / 100 - 0.005) / hoursOfOne));
}
