/** A place in a body, from the outside in. */
export type Path = readonly (string | number)[];

/** Every place in a body that holds text. */
export function textFields(body: unknown, at: Path = []): Path[] {
  if (typeof body === 'string') return [at];
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, value]) => textFields(value, [...at, key]));
}

/** Every place in a body, itself included. */
export function places(body: unknown, at: Path = []): Path[] {
  if (body === null || typeof body !== 'object') return [at];
  return [at, ...Object.entries(body).flatMap(([key, value]) => places(value, [...at, key]))];
}

/** The body with another value at one place; `undefined` leaves the place out. */
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
