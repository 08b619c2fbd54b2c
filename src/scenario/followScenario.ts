import { syncAddress } from '../navigation/scenarioAddress.ts';
import { restorePins } from './pins.ts';

/** Follow the address, and remember the pins. */
export function followScenario(): void {
  restorePins();
  syncAddress();
}
