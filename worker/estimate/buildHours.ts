import { rateCard } from './rateCard.ts';
import type { Selection } from './systems.ts';
import type { Recorder } from './trace.ts';

/** Hours of work: `development` once, `maintenance` every month. */
export interface Hours {
  development: number;
  maintenance: number;
}

/**
 * Computes the hours of all integrations: those of the profile for a system that has one, the
 * generic hours for every other integration (E3).
 *
 * @param record - Receives the steps of the calculation.
 */
export function buildHours(selection: Selection, effectiveCount: number, record?: Recorder): Hours {
  const generic = effectiveCount - selection.profiledCount;
  const { devHours, maintenanceHours } = rateCard.genericIntegration;
  const hours = {
    development: selection.devHours + generic * devHours,
    maintenance: selection.maintenanceHours + generic * maintenanceHours,
  };
  if (record) recordHours(selection, effectiveCount, hours, record);
  return hours;
}

function recordHours(
  { profiledCount, devHours, maintenanceHours }: Selection,
  effectiveCount: number,
  hours: Hours,
  record: Recorder,
): void {
  const { genericIntegration: generic } = rateCard;
  const genericCount = effectiveCount - profiledCount;
  record({
    figure: 'genericCount',
    rule: 'hours',
    formula: 'effectiveCount - profiledCount',
    operands: { effectiveCount, profiledCount },
    value: genericCount,
  });
  record({
    figure: 'developmentHours',
    rule: 'hours',
    formula: 'selectedDevHours + genericCount * genericDevHours',
    operands: {
      selectedDevHours: devHours,
      genericCount,
      genericDevHours: generic.devHours,
    },
    value: hours.development,
  });
  record({
    figure: 'maintenanceHours',
    rule: 'hours',
    formula: 'selectedMaintenanceHours + genericCount * genericMaintenanceHours',
    operands: {
      selectedMaintenanceHours: maintenanceHours,
      genericCount,
      genericMaintenanceHours: generic.maintenanceHours,
    },
    value: hours.maintenance,
  });
}
