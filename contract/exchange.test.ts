import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies } from '../testing/arbitraries.ts';
import { emptyCalculationData } from './defaults.ts';
import { demoSubmission } from './demoSubmission.ts';
import { exchange, type RawRequest } from './exchange.ts';
import { contract } from './index.ts';
import { savedRoiCalculation } from './roiCalculation.ts';

const id = 'abcdefghijklmnopqrstuv';
const demo = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@example.com',
  privacyAgreed: true,
  calculationData: emptyCalculationData,
};

/** Post a demo request and tell what the handler was given, if it was asked. */
async function post(request: Partial<RawRequest>) {
  let handed: unknown;
  const reply = await exchange(
    demoSubmission,
    { params: {}, contentType: 'application/json', text: JSON.stringify(demo), ...request },
    {},
    async ({ body }) => {
      handed = body;
      return { status: 202 as const, body: { id } };
    },
  );
  return { reply, handed };
}

test('a valid body is handed over and the reply of the handler is the answer', async () => {
  expect(await post({})).toEqual({ reply: { status: 202, body: { id } }, handed: demo });
});

test('names arrive trimmed', async () => {
  const { handed } = await post({ text: JSON.stringify({ ...demo, firstName: '  Ada ' }) });
  expect(handed).toEqual(demo);
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON '])(
  'the content type %s is JSON',
  async (contentType) => {
    expect((await post({ contentType })).reply.status).toBe(202);
  },
);

test.each([
  ['text/plain', '"text/plain"'],
  [undefined, 'none'],
  ['application/jsonp', '"application/jsonp"'],
])(
  'the content type %s is refused with 415 before the body is read',
  async (contentType, given) => {
    const { reply, handed } = await post({ contentType, text: 'nonsense' });
    expect(reply).toEqual({
      status: 415,
      body: {
        type: 'urn:problem:415',
        title: 'Unsupported media type',
        status: 415,
        detail: `Expected the content type application/json, got ${given}.`,
      },
    });
    expect(handed).toBeUndefined();
  },
);

test('what is not JSON is refused with 400', async () => {
  const { reply, handed } = await post({ text: '{"firstName":' });
  expect(reply).toMatchObject({
    status: 400,
    body: { status: 400, detail: 'Expected a body in JSON; it could not be parsed.' },
  });
  expect(handed).toBeUndefined();
});

test('every refused field is named with what was expected, unknown ones too', async () => {
  const text = JSON.stringify({
    ...demo,
    firstName: ' ',
    email: 'ada',
    privacyAgreed: false,
    vip: 1,
  });
  const { reply } = await post({ text });
  expect(reply).toMatchObject({
    status: 400,
    body: {
      detail: 'Refused: firstName, email, privacyAgreed, vip.',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'privacyAgreed', message: 'You must agree to the privacy policy' },
        { field: 'vip', message: 'expected no such field' },
      ],
    },
  });
});

test('a field inside another is named by its path', async () => {
  const calculationData = { ...emptyCalculationData, integrationCount: 201 };
  const { reply } = await post({ text: JSON.stringify({ ...demo, calculationData }) });
  expect(reply).toMatchObject({
    body: { errors: [{ field: 'calculationData.integrationCount' }] },
  });
});

test('an unknown field inside another is named by its path, however long its name', async () => {
  const long = 'x'.repeat(300);
  const calculationData = { ...emptyCalculationData, [long]: 1 };
  const { reply } = await post({ text: JSON.stringify({ ...demo, calculationData }) });
  expect(reply).toMatchObject({
    body: { errors: [{ field: `calculationData.${long}`.slice(0, 200) }] },
  });
});

test('a long content type is not repeated in full', async () => {
  const { reply } = await post({ contentType: 'x'.repeat(1000) });
  expect(reply).toMatchObject({
    body: { detail: `Expected the content type application/json, got "${'x'.repeat(100)}".` },
  });
});

test('a body that is no object is refused as the body', async () => {
  expect((await post({ text: '[]' })).reply).toMatchObject({
    status: 400,
    body: { detail: 'Refused: the body.' },
  });
});

test('a path parameter that cannot be an id is answered with 404, without asking the handler', async () => {
  const request = { params: { id: '' }, contentType: undefined, text: '' };
  const reply = await exchange(savedRoiCalculation, request, {}, () => {
    throw new Error('The handler was asked.');
  });
  expect(reply).toMatchObject({
    status: 404,
    body: { title: 'Not found', detail: 'There is nothing under this id.' },
  });
});

test('an endpoint without a body is handed its path parameters', async () => {
  const request = { params: { id }, contentType: undefined, text: '' };
  const notFound = { type: 't', title: 't', status: 404, detail: 'd' };
  const reply = await exchange(savedRoiCalculation, request, {}, async ({ params, body }) => {
    expect({ params, body }).toEqual({ params: { id }, body: undefined });
    return { status: 404 as const, body: notFound };
  });
  expect(reply).toEqual({ status: 404, body: notFound });
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
