import { expect, it, test } from 'vitest';
import { nesting } from '../../contract/nesting.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { submissions } from '../../testing/submissions.ts';
import { withUnknownFields } from './unknownFields.ts';

it('adds unknown fields in their places, and keeps every known value', () => {
  const known = { name: 'Ada', inputs: { count: 5, systems: { erp: { hours: 8 } } }, ids: ['erp'] };
  const sent = {
    vip: null,
    name: ' Ada ',
    inputs: { colour: 'blue', count: 7, systems: { erp: { hours: 9, people: 2 } } },
    ids: ['erp', 'crm'],
  };
  expect(withUnknownFields(known, sent)).toEqual({
    name: 'Ada',
    inputs: { count: 5, systems: { erp: { hours: 8, people: 2 } }, colour: 'blue' },
    ids: ['erp'],
    vip: null,
  });
});

it.each([null, undefined, 7, 'text', []])('adds nothing of %j', (sent) => {
  expect(withUnknownFields({ name: 'Ada' }, sent)).toEqual({ name: 'Ada' });
});

it('adds a field that is named as the prototype is as a field', () => {
  const merged = withUnknownFields({}, JSON.parse('{"__proto__":{"isAdmin":true}}'));
  expect(JSON.stringify(merged)).toBe('{"__proto__":{"isAdmin":true}}');
  expect(Object(merged).isAdmin).toBeUndefined();
});

const forms = {
  demoSubmission: submissions.demoSubmission,
  roiCalculation: submissions.roiCalculation,
  contactFormWebhook: submissions.contactFormWebhook,
  sendRoiReport: submissions.sendRoiReport,
} as const;

/** A value with lists or objects in so many levels. */
function nested(levels: number, wrap: (value: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}
const wraps = { objects: (of: unknown) => ({ of }), lists: (of: unknown) => [of] };

/** The status of a form with these fields, which its visitor may send, and the invalid fields. */
async function sendWith(name: keyof typeof forms, fields: object) {
  const { request, state } = memoryBackend();
  if (name === 'sendRoiReport') await request('roiCalculation', submissions.roiCalculation());
  const before = (await state()).leads.length;
  const { status, body } = await request(name, { ...forms[name](), ...fields });
  return { status, errors: body.errors, saved: (await state()).leads.length - before };
}

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s refuses fields of 33 levels and 1,001 keys, known or not, and names them',
  async (name) => {
    const { maxLevels, maxKeys } = nesting;
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
    const levels = 'Use at most 32 levels of objects and lists';
    for (const wrap of Object.values(wraps)) {
      const deep = nested(maxLevels + 1, wrap);
      expect(await sendWith(name, { extra: nested(maxLevels, wrap) })).toMatchObject({ saved: 1 });
      for (const field of ['extra', 'attribution']) {
        expect(await sendWith(name, { [field]: deep })).toEqual({
          status: 400,
          errors: [{ field, message: levels }],
          saved: 0,
        });
      }
      expect(await sendWith(name, { extra: nested(30_000, wrap) })).toMatchObject({ status: 400 });
    }
    // The field itself is a key too.
    expect(await sendWith(name, { extra: keys(maxKeys - 1) })).toMatchObject({ saved: 1 });
    for (const extra of [keys(maxKeys), Object.values(keys(maxKeys)), [keys(500), keys(500)]]) {
      expect(await sendWith(name, { extra })).toEqual({
        status: 400,
        errors: [
          {
            field: 'extra',
            message: 'Send at most 1000 keys and entries in fields that the contract does not know',
          },
        ],
        saved: 0,
      });
    }
  },
);
