import { type Assumptions, hasMaintenancePercentage } from '../../../contract/assumptions.ts';
import { formatHours } from '../../../contract/format/durations.ts';
import { genericFigures } from '../../estimate/systems.ts';

/**
 * Names the hours of an integration without figures of its own: "80 hours to build and 10 hours a
 * month to maintain".
 */
export function genericHoursText(assumptions: Assumptions | null | undefined): string {
  const { devHours, maintenanceHours } = genericFigures(assumptions);
  const maintenance = hasMaintenancePercentage(assumptions)
    ? ''
    : ` and ${formatHours(maintenanceHours)} a month to maintain`;
  return `${formatHours(devHours)} to build${maintenance}`;
}
