import fc from 'fast-check';

/** A JSON Schema, as far as the OpenAPI document uses it. */
export interface JsonSchema {
  $ref?: string;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Texts of formats, whose patterns have parts that fast-check does not draw. */
const ofFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('ada@example.com', 'l.zak@firma.example'),
  date: fc.constantFrom('2027-03-01', '2028-02-29'),
  'date-time': fc.constantFrom('2026-11-20T10:00:00.000Z', '2027-03-01T00:00:00+02:00'),
  uri: fc.constant('https://example.com/'),
};

/**
 * Draws values that a schema accepts.
 *
 * @param resolve - Returns the schema that a reference names.
 * @throws When the schema has a type that it does not know.
 */
export function arbitraryOf(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
): fc.Arbitrary<unknown> {
  const of = (part: JsonSchema) => arbitraryOf(part, resolve);
  if (schema.$ref) return of(resolve(schema.$ref));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum: min = -1e9, maximum: max = 1e9, maxItems = 3 } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of(schema.items ?? {}), { maxLength: Math.min(maxItems, 3) });
    case 'object':
      return objectOf(schema, of);
    default:
      throw new Error(`Expected a known type in the schema, got ${JSON.stringify(schema)}.`);
  }
}

/** For patterns with classes of Unicode or a look at the text around, which fast-check lacks. */
const texts = ['Ada Lovelace', 'Śląsk', 'other:Billing', 'x', 'ada@example.com', 'l@firma.example'];

function textOf({ format, pattern, allOf = [], minLength = 0, maxLength = 40 }: JsonSchema) {
  const known = format && ofFormat[format];
  if (known) return known;
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (one) => one !== undefined,
  );
  const [only] = patterns;
  if (only === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
  const hasLength = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (patterns.length > 1 || /\\p\{|\(\?[!<]/.test(only)) {
    const expressions = patterns.map((one) => new RegExp(one, 'u'));
    const matches = (text: string) => expressions.every((one) => one.test(text));
    return fc.constantFrom(...texts.filter((text) => hasLength(text) && matches(text)));
  }
  return fc.stringMatching(new RegExp(only), { maxLength: 40 }).filter(hasLength);
}

function objectOf(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  of: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (propertyNames && typeof additionalProperties === 'object') {
    const names = of(propertyNames) as fc.Arbitrary<string>;
    return fc.dictionary(names, of(additionalProperties), { maxKeys: 2, noNullPrototype: true });
  }
  const fields = Object.entries(properties).map(([name, part]) => [name, of(part)]);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required as never[],
    noNullPrototype: true,
  });
}
