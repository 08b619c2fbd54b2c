import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { contract } from '../../contract/index.ts';
import type { Language } from '../../contract/languages.ts';
import { arbitraryOf, type JsonSchema } from '../../testing/arbitraryOf.ts';
import { operations, resolve } from '../../testing/hosts/documentedCommands.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { submissions } from '../../testing/submissions.ts';
import { refusalDetailsIn } from '../visitorTexts.ts';

type Path = readonly string[];
type Body = Record<string, unknown>;

/** The path of each documented field; a list or a dictionary is one field. */
function pathsOf(part: JsonSchema, path: Path = []): [Path, JsonSchema][] {
  const schema = part.$ref ? resolve(part.$ref) : part;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [[path, schema]];
  return fields.flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
}

/** The body with another value at the path; undefined if the contract accepts none. */
function changed(name: keyof typeof submissions, body: Body, path: Path, schema: JsonSchema) {
  const before = JSON.stringify(body);
  const values = fc.sample(arbitraryOf(schema, resolve), { numRuns: 60, seed: 1 });
  return values
    .map((value) => withValue(body, path, value))
    .find(
      (other) => JSON.stringify(other) !== before && contract[name].body.safeParse(other).success,
    );
}

function withValue(body: Body, [name = '', ...rest]: Path, value: unknown): Body {
  const inner = { ...Object(body[name]) };
  return { ...body, [name]: rest.length > 0 ? withValue(inner, rest, value) : value };
}

/** What a repeat that has another value there gets; with any other field the key is refused. */
const exceptions: Record<string, string> = {
  formMilliseconds: 'the first form',
  fax: refusalDetails.looksAutomated,
  formType: 'is constant',
  privacyAgreed: 'is constant',
  acceptsPrivacyPolicy: 'is constant',
};

test.each([
  ['demoSubmission', {}],
  ['roiCalculation', {}],
  ['contactFormWebhook', {}],
  [
    'sendRoiReport',
    { email: refusalDetails.notTheSavedContact, companyName: refusalDetails.notTheSavedContact },
  ],
] as const)(
  'a repeat of %s in which one field differs is another form, but for the time that it took',
  async (name, ownExceptions) => {
    const { request } = memoryBackend();
    await request('roiCalculation', submissions.roiCalculation());
    const operation = operations.find(({ operationId }) => operationId === name);
    const fields = pathsOf(operation?.requestBody?.content['application/json']?.schema ?? {});
    expect(fields.length).toBeGreaterThan(4);
    const defaults = { fax: '', formMilliseconds: 9000, language: 'en' };
    const known: Body = { ...defaults, ...submissions[name]() };
    const full = fields.reduce<Body>((body, [path, schema]) => {
      const value = path.reduce<unknown>((inner, step) => Object(inner)[step], known);
      if (value !== undefined) return withValue(body, path, value);
      return changed(name, body, path, schema) ?? body;
    }, submissions[name]());
    const options = { idempotencyKey: 'key' };
    const first = await request(name, full, options);
    const reversed = Object.fromEntries(Object.entries(full).toReversed());
    const again = await request(name, reversed, options);
    expect(again.body.id, 'its fields in another order').toBe(first.body.id);

    for (const [path, schema] of fields) {
      const field = path.join('.');
      const other = changed(name, full, path, schema);
      const { id, detail } = other ? (await request(name, other, options)).body : {};
      const refusal = detail ?? (id === first.body.id ? 'the first form' : id);
      const expected = { ...exceptions, ...ownExceptions }[field];
      const { language = 'en' } = Object(other) as { language?: Language };
      expect([field, other ? refusal : 'is constant']).toEqual([
        field,
        expected ?? refusalDetailsIn[language].idempotencyKeyReused,
      ]);
    }
  },
);
