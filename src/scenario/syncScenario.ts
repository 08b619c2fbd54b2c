import { syncAddress } from '../navigation/scenarioAddress.ts';
import { restorePins } from './pins.ts';

/** Restores the pinned scenarios, and keeps the address and the inputs in sync from now on. */
export function syncScenario(): void {
  restorePins();
  syncAddress();
}
