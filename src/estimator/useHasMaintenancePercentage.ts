import { useStoreSelector } from '../state/useStoreSelector.ts';
import { inputs } from './inputs.ts';

/** Returns whether a percentage of the build replaces the maintenance hours of every system. */
export function useHasMaintenancePercentage(): boolean {
  return useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.maintenancePercentagePerYear !== undefined,
  );
}
