import { complexityWords } from './systemWords.ts';

/** The complexity of a system by its development hours (E1). */
export const complexityByDevHours = [
  { upToDevHours: 110, complexity: complexityWords.standard },
  { upToDevHours: 160, complexity: complexityWords.moderate },
  { upToDevHours: 220, complexity: complexityWords.high },
  { upToDevHours: 290, complexity: complexityWords.veryHigh },
  { upToDevHours: Number.POSITIVE_INFINITY, complexity: complexityWords.extremelyHigh },
] as const;

export type Complexity = (typeof complexityByDevHours)[number]['complexity'];

/**
 * Returns the complexity of a system by its development hours (E1). It is shown only; the hours
 * already carry its cost (E6).
 *
 * @throws RangeError if the hours are not a number.
 */
export function complexity(devHours: number): Complexity {
  for (const band of complexityByDevHours) {
    if (devHours <= band.upToDevHours) return band.complexity;
  }
  throw new RangeError(`Expected development hours, got ${devHours}.`);
}
