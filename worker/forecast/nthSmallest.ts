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
