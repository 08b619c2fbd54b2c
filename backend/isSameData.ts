/** Compares two JSON values; the order of keys does not count. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const ones = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    ones.length === others.size &&
    ones.every(([key, value]) => others.has(key) && isSameData(value, others.get(key)))
  );
}
