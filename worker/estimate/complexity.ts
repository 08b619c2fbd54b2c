import { rateCard } from './rateCard.ts';
import type { Complexity } from './systemProfiles.ts';

/** Name how laborious a system is by its development hours (E1); it is shown, never charged again (E6). */
export function complexity(devHours: number): Complexity {
  for (const band of rateCard.complexityByDevHours) {
    if (devHours <= band.upToDevHours) return band.complexity;
  }
  throw new RangeError(`Expected development hours, got ${devHours}.`);
}
