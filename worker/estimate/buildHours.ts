import { rateCard } from './rateCard.ts';
import type { Selection } from './systems.ts';

/** Hours of work: development once, maintenance every month. */
export interface Hours {
  development: number;
  maintenance: number;
}

/** Selected systems take their own hours, every other integration those of a generic one (E3). */
export function buildHours(selection: Selection, effectiveCount: number): Hours {
  const generic = effectiveCount - selection.profiledCount;
  return {
    development: selection.devHours + generic * rateCard.genericIntegration.devHours,
    maintenance:
      selection.maintenanceHours + generic * rateCard.genericIntegration.maintenanceHours,
  };
}
