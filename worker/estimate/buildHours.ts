import { rateCard } from './rateCard.ts';
import type { Selection } from './systems.ts';
import type { Recorder } from './trace.ts';

/** Hours of work: development once, maintenance every month. */
export interface Hours {
  development: number;
  maintenance: number;
}

/** Selected systems take their own hours, every other integration those of a generic one (E3). */
export function buildHours(selection: Selection, effectiveCount: number, record?: Recorder): Hours {
  const generic = effectiveCount - selection.profiledCount;
  const { devHours, maintenanceHours } = rateCard.genericIntegration;
  const hours = {
    development: selection.devHours + generic * devHours,
    maintenance: selection.maintenanceHours + generic * maintenanceHours,
  };
  record?.({
    figure: 'genericCount',
    rule: 'hours',
    formula: 'effectiveCount - profiledCount',
    operands: { effectiveCount, profiledCount: selection.profiledCount },
    value: generic,
  });
  record?.({
    figure: 'developmentHours',
    rule: 'hours',
    formula: 'selectedDevHours + genericCount * genericDevHours',
    operands: {
      selectedDevHours: selection.devHours,
      genericCount: generic,
      genericDevHours: devHours,
    },
    value: hours.development,
  });
  record?.({
    figure: 'maintenanceHours',
    rule: 'hours',
    formula: 'selectedMaintenanceHours + genericCount * genericMaintenanceHours',
    operands: {
      selectedMaintenanceHours: selection.maintenanceHours,
      genericCount: generic,
      genericMaintenanceHours: maintenanceHours,
    },
    value: hours.maintenance,
  });
  return hours;
}
