/** The complexity of a system by its development hours (E1). */
export const complexityByDevHours = [
  { upToDevHours: 110, complexity: 'Standard' },
  { upToDevHours: 160, complexity: 'Moderate' },
  { upToDevHours: 220, complexity: 'High' },
  { upToDevHours: 290, complexity: 'Very High' },
  { upToDevHours: Number.POSITIVE_INFINITY, complexity: 'Extremely High' },
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
