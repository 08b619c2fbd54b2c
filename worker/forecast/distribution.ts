/**
 * Finds the element at `rank` of the sorted values in linear time (quickselect). Reorders `values`.
 *
 * @param rank - From 0 to `values.length - 1`.
 * @throws RangeError if there is no such rank.
 */
export function nthSmallest(values: Float64Array, rank: number): number {
  let left = 0;
  let right = values.length - 1;
  while (left < right) {
    const pivot = values[rank] ?? 0;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low++;
      while ((values[high] ?? 0) > pivot) high--;
      if (low <= high) {
        const swapped = values[low] ?? 0;
        values[low++] = values[high] ?? 0;
        values[high--] = swapped;
      }
    }
    if (high < rank) left = low;
    if (low > rank) right = high;
  }
  const found = values[rank];
  if (found === undefined) {
    throw new RangeError(`Expected a rank from 0 to ${values.length - 1}, got ${rank}.`);
  }
  return found;
}

/** How many values lie in each of some intervals of equal width. */
export interface Histogram {
  /** The lower end of the first interval; a multiple of the width, so 0 is never inside one. */
  from: number;
  width: number;
  counts: readonly number[];
}

/** About how many intervals a histogram has. */
const intervals = 24;

/**
 * Counts values in about 24 intervals of a round width.
 *
 * @returns null without values.
 */
export function histogram(values: Float64Array): Histogram | null {
  if (values.length === 0) return null;
  const lowest = values.reduce((least, value) => Math.min(least, value));
  const highest = values.reduce((most, value) => Math.max(most, value));
  const width = roundWidth((highest - lowest) / intervals);
  const first = Math.floor(lowest / width);
  const counts = new Array<number>(Math.floor(highest / width) - first + 1).fill(0);
  for (const value of values) {
    const index = Math.floor(value / width) - first;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return { from: first * width, width, counts };
}

/** A width near `width` that is 1, 2, 2.5, 5 or 10 times a power of ten, and at least 1. */
function roundWidth(width: number): number {
  if (width <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 2.5, 5].find((step) => step * power >= 0.75 * width) ?? 10;
  return factor * power;
}
