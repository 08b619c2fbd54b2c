/** How much a value from outside may contain that is read or kept without knowing its fields. */
export const nesting = { maxLevels: 32, maxKeys: 1000 } as const;

/** What to do about a value that is nested deeper. */
export const tooDeepText = `Use at most ${nesting.maxLevels} levels of objects and lists`;

/**
 * Whether a value has objects or lists in more than the accepted levels. No function calls itself
 * for a level, or a deep value would end it.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > nesting.maxLevels) return true;
    level = childrenOf(level);
  }
  return false;
}

/** Counts the keys and list entries in all levels of a value, up to one more than `most`. */
export function keysIn(value: unknown, most: number): number {
  let level = [value];
  let count = 0;
  while (level.length > 0 && count <= most) {
    level = childrenOf(level);
    count += level.length;
  }
  return count;
}

function childrenOf(values: readonly unknown[]): unknown[] {
  return values.flatMap((value) => (typeof value === 'object' ? Object.values(value ?? {}) : []));
}
