import { openedScenario } from './openedScenario.ts';

/**
 * The id that a report's link carries, as in `/roi-calculator?calculation=ID`; null where there is none, and where
 * the address carries a scenario beside it: that is what the visitor has made of the calculation since.
 */
export function calculationInLink(): string | null {
  if (openedScenario()) return null;
  return new URLSearchParams(location.search).get('calculation') || null;
}
