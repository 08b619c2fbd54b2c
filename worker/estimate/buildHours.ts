import {
  type Assumptions,
  assumedNumber,
  percentMonthsPerYear,
} from '../../contract/assumptions.ts';
import type { Hours, Selection } from '../../contract/estimate.ts';
import type { AssistedSaving } from './Drivers.ts';
import { snapDecimals } from './money.ts';
import { genericFigures } from './systems.ts';
import { decimalFraction } from './timeline.ts';

/**
 * Computes the hours of all integrations: those of the profile for a system that has one, the
 * generic hours for every other integration (E3). Where the visitor states how much of the build
 * maintenance takes a year, that determines the maintenance hours (E24).
 *
 * @param assumptions - What the visitor assumes differently from the rate card.
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

/** What remains of hours of which a percentage is saved, in exact decimals (E9). */
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
