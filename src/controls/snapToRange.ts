/** The values of a control; `step` counts from `min`. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Clamps a number to a range and rounds it to the nearest step (specification 5). */
export function snapToRange(value: number, { min, max, step }: Range): number {
  const stepCount = Math.floor((max - min) / step);
  const nearest = Math.round((value - min) / step);
  return min + step * Math.min(stepCount, Math.max(0, nearest));
}
