import fc from 'fast-check';

/** Values that schemas, stores and mails are most likely to handle wrongly. */
const edgeCases = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '{{7*7}}',
  '<b>x</b>',
  "'; drop table record; --",
  'a\r\nBcc: eve@example.com',
  'x'.repeat(5000),
  0,
  -0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  [],
  {},
  [[[]]],
  { toString: 1 },
);

/**
 * Bodies similar to a valid one: unchanged, or with any value at up to three places; some are no
 * valid JSON at all.
 */
export function similarBodies(valid: unknown): fc.Arbitrary<string> {
  const all = places(valid);
  const change = fc.tuple(
    fc.constantFrom(...all),
    fc.oneof(edgeCases, fc.string({ unit: 'grapheme' }), fc.integer(), fc.double(), fc.jsonValue()),
  );
  const changed = fc
    .array(change, { maxLength: 3 })
    .map((changes) =>
      changes.reduce((body: unknown, [path, value]) => {
        // An earlier change may have removed the parent of this one.
        return path.length === 0 || typeof body === 'object'
          ? replaced(body ?? {}, path, value)
          : body;
      }, valid),
    )
    .map((body) => JSON.stringify(body) ?? '');
  return fc.oneof(
    { weight: 9, arbitrary: changed },
    { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string({ unit: 'binary' })) },
  );
}

/** The path to a value in a body, from the outermost key. */
type Path = readonly (string | number)[];

export function textFields(body: unknown, at: Path = []): Path[] {
  if (typeof body === 'string') return [at];
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, value]) => textFields(value, [...at, key]));
}

/** Returns every path in a body, including that of the body itself. */
function places(body: unknown, at: Path = []): Path[] {
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
