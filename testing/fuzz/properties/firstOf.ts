import type { Counterexample } from '../Property.ts';

/** The first counterexample that a check finds among items; null if it finds none. */
export function firstOf<T>(
  items: readonly T[],
  check: (item: T) => Counterexample | null,
): Counterexample | null {
  for (const item of items) {
    const found = check(item);
    if (found) return found;
  }
  return null;
}
