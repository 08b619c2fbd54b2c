import { openedScenarioFragment } from './openedScenarioFragment.ts';

/**
 * Returns the id in a report's link, as in `/roi-calculator?calculation=ID`. Null without one, and
 * when the address also holds a scenario, which is newer than the saved calculation.
 */
export function linkedCalculationId(): string | null {
  if (openedScenarioFragment()) return null;
  return new URLSearchParams(location.search).get('calculation') || null;
}
