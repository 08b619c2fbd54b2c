import { rateCard } from './rateCard.ts';
import type { Complexity } from './systemProfiles.ts';

/**
 * Returns the complexity of a system by its development hours (E1). It is shown only; the hours
 * already carry its cost (E6).
 *
 * @throws RangeError if the hours are not a number.
 */
export function complexity(devHours: number): Complexity {
  for (const band of rateCard.complexityByDevHours) {
    if (devHours <= band.upToDevHours) return band.complexity;
  }
  throw new RangeError(`Expected development hours, got ${devHours}.`);
}
