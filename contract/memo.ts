/**
 * Keeps what a function returned, so that the same arguments do not compute it again. The key is
 * all arguments as JSON: no field of it can be forgotten, if the result depends on nothing else.
 *
 * @param compute - Its arguments are values that JSON tells apart.
 * @param most - Once so many results are kept, they are dropped before the next one.
 */
export function memo<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  most = Number.POSITIVE_INFINITY,
): (...args: Args) => Result {
  const kept = new Map<string, { result: Result }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = kept.get(key);
    if (known) return known.result;
    const result = compute(...args);
    if (kept.size >= most) kept.clear();
    kept.set(key, { result });
    return result;
  };
}
