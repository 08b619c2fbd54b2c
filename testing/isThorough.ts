/**
 * Whether tests also repeat what others show: in further engines, themes and states. `npm run
 * nightly` sets `THOROUGH=yes` (decision 0880).
 */
export const isThorough = process.env.THOROUGH === 'yes';

/** Matches the titles of tests that only nightly runs. */
export const thoroughTitle = /@night/;

/** Returns the first cases of those that one test shows; nightly gets all. */
export function someOf<T extends unknown[] | [unknown]>(
  count: number,
  cases: readonly T[],
): readonly T[] {
  return isThorough ? cases : cases.slice(0, count);
}
