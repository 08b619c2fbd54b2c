/**
 * Whether tests also repeat what others show: in further engines, themes and states. `npm run
 * nightly` sets `THOROUGH=yes` (decision 0880).
 */
export const isThorough = process.env.THOROUGH === 'yes';

/** In the titles of tests that only nightly runs. */
export const nightTag = '@night';

/** Returns the first cases of those that one test shows; nightly gets all. */
export function someOf<T extends string | unknown[] | [unknown]>(
  count: number,
  cases: readonly T[],
): readonly T[] {
  return isThorough ? cases : cases.slice(0, count);
}
