/** The range label of a team (E19): 1-2, 3-5, 6-10 or 11-20 developers. */
export function developerRange(developerCountNumber: number): string {
  if (developerCountNumber <= 2) return '1-2';
  if (developerCountNumber <= 5) return '3-5';
  if (developerCountNumber <= 10) return '6-10';
  return '11-20';
}
