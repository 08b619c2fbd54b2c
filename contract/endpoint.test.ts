import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodies } from '../testing/arbitraries.ts';
import { submissions } from '../testing/submissions.ts';
import { demoSubmission } from './demoSubmission.ts';
import { parseRequest, type RawRequest } from './endpoint.ts';
import { contract } from './index.ts';

const id = 'abcdefghijklmnopqrstuv';
const demo = submissions.demoSubmission();
const long = 'x'.repeat(300);

function parse(request: Partial<RawRequest>) {
  return parseRequest(demoSubmission, {
    params: {},
    contentType: 'application/json',
    text: JSON.stringify(demo),
    ...request,
  });
}

test('a valid body is parsed', () => {
  expect(parse({})).toEqual({ params: {}, body: demo, sent: demo });
});

test('names are trimmed', () => {
  const sent = { ...demo, firstName: '  Ada ' };
  expect(parse({ text: JSON.stringify(sent) })).toEqual({ params: {}, body: demo, sent });
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON '])(
  'the content type %s is JSON',
  (contentType) => {
    expect(parse({ contentType })).toHaveProperty('body', demo);
  },
);

test.each([
  ['text/plain', '"text/plain"'],
  [undefined, 'none'],
  ['application/jsonp', '"application/jsonp"'],
  [long, `"${long.slice(0, 100)}"`],
])('the content type %s is refused with 415 before the body is read', (contentType, received) => {
  const status = 415;
  expect(parse({ contentType, text: 'nonsense' })).toEqual({
    problem: {
      status,
      body: {
        type: 'urn:problem:415',
        title: 'Unsupported media type',
        status: 415,
        detail: `Use the content type application/json instead of ${received}.`,
      },
    },
  });
});

test('every refused field is named with what was expected, unknown ones too', () => {
  const text = JSON.stringify({
    ...demo,
    firstName: ' ',
    email: 'ada',
    privacyAgreed: false,
    vip: 1,
  });
  expect(parse({ text })).toMatchObject({
    problem: {
      status: 400,
      body: {
        detail: 'Check these fields: firstName, email, privacyAgreed.',
        errors: [
          { field: 'firstName', message: 'First name is required' },
          { field: 'email', message: 'Please enter a valid email' },
          { field: 'privacyAgreed', message: 'You must agree to the privacy policy' },
        ],
      },
    },
  });
});

test.each<[string, Partial<RawRequest>, object]>([
  ['what is not JSON', { text: '{"firstName":' }, { detail: 'The body is not valid JSON.' }],
  ['a body that is not an object', { text: '[]' }, { detail: 'Check these fields: the body.' }],
  [
    'a field inside another, by its path,',
    withCalculation({ integrationCount: 201 }),
    { errors: [{ field: 'calculationData.integrationCount' }] },
  ],
])('%s is refused with 400', (_, request, body) => {
  expect(parse(request)).toMatchObject({ problem: { status: 400, body } });
});

function withCalculation(changes: object): Partial<RawRequest> {
  const calculationData = { ...demo.calculationData, ...changes };
  return { text: JSON.stringify({ ...demo, calculationData }) };
}

test('a path parameter that cannot be an id is not found', () => {
  const request = { params: { id: '' }, contentType: undefined, text: '' };
  expect(parseRequest(contract.savedRoiCalculation, request)).toMatchObject({
    problem: {
      status: 404,
      body: { title: 'Not found', detail: 'There is nothing under this ID.' },
    },
  });
});

test('an endpoint without a body has its path parameters alone', () => {
  const request = { params: { id }, contentType: undefined, text: '{}' };
  const parsed = parseRequest(contract.savedRoiCalculation, request);
  expect(parsed).toEqual({ params: { id }, body: undefined });
});

test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
  '%s refuses any valid body that lacks one of its required fields, and names it',
  (name) => {
    const schema = contract[name].body;
    const required = schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
    fc.assert(
      fc.property(
        fc.constantFrom(...required),
        bodies[name] as fc.Arbitrary<object>,
        (field, body) => {
          const lacking = Object.fromEntries(Object.entries(body).filter(([key]) => key !== field));
          const { error } = schema.safeParse(lacking);
          expect(error?.issues.map(({ path }) => path[0])).toContain(field);
        },
      ),
    );
  },
);

test('fields of a newer page are neither refused nor parsed, and are in what was sent', () => {
  const known = { ...demo, calculationData: { ...demo.calculationData, assumptions: {} } };
  const sent = {
    ...known,
    vip: { since: 2026 },
    calculationData: {
      ...known.calculationData,
      favouriteColor: 'green',
      assumptions: { laterAssumptionUsd: 100 },
    },
  };
  const text = JSON.stringify(sent).replace('{', '{"__proto__":{"isAdmin":true},');
  expect(parse({ text })).toEqual({ params: {}, body: known, sent: JSON.parse(text) });
});

const noSuch = z.union([z.string(), z.int()]);

test.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 7, 'Use text'],
  [z.int(), 1.5, 'Use a whole number'],
  [z.int().check(z.lte(200)), 201, 'Use at most 200'],
  [z.int().check(z.gte(1)), 0, 'Use at least 1'],
  [z.string().check(z.maxLength(2)), 'abc', 'Use at most 2 characters'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Use at most 1 entries'],
  [z.enum(['eu', 'us']), 'mars', 'Use one of eu, us'],
  [z.literal('eu'), 'us', 'Use eu'],
  [noSuch, true, 'This value is not valid'],
])('%# a refused value gets an instruction', (schema, value, message) => {
  const { error } = schema.safeParse(value);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
