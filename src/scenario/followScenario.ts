import { followScenarios } from '../navigation/scenarioAddress.ts';
import { restorePins } from './pins.ts';
import { scenario } from './scenario.ts';

/** Follow the address, remember the pins, and keep what of a link could not be used for the visitor to see. */
export function followScenario(): void {
  restorePins();
  followScenarios((dropped) => {
    scenario.dropped = [...dropped];
  });
}
