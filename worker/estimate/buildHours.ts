import {
  type Assumptions,
  assumedNumber,
  percentMonthsPerYear,
} from '../../contract/assumptions.ts';
import type { Hours, Selection } from '../../contract/estimate.ts';
import { snapDecimals } from './money.ts';
import { genericFigures } from './systems.ts';

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

/** Yearly maintenance as a percentage of the build; 0 without a build. */
export function maintenancePercentage({ development, maintenance }: Hours): number {
  return development === 0 ? 0 : (maintenance * percentMonthsPerYear) / development;
}
