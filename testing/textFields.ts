/** The path to a value in a body, from the outermost key. */
export type Path = readonly (string | number)[];

export function textFields(body: unknown, at: Path = []): Path[] {
  if (typeof body === 'string') return [at];
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, value]) => textFields(value, [...at, key]));
}

/** Returns every path in a body, including that of the body itself. */
export function places(body: unknown, at: Path = []): Path[] {
  if (body === null || typeof body !== 'object') return [at];
  return [at, ...Object.entries(body).flatMap(([key, value]) => places(value, [...at, key]))];
}

/** Returns a copy of the body with another value at a path; `undefined` removes it. */
export function replaced(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : { ...(body as object) };
  const inside = Reflect.get(copy, key);
  Object.defineProperty(copy, key, {
    value: replaced(inside, rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
