import { expect, it } from 'vitest';
import { withUnknownFields } from './withUnknownFields.ts';

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
