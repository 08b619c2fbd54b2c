/** The values a control may take; `step` counts from `min`. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The value of the range nearest to any number: clamped to its ends, on its steps (specification 5). */
export function snapToRange(value: number, { min, max, step }: Range): number {
  const stepCount = Math.floor((max - min) / step);
  const nearest = Math.round((value - min) / step);
  return min + step * Math.min(stepCount, Math.max(0, nearest));
}
