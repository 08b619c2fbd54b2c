import { expect, test } from 'vitest';
import { calculationInLink } from './calculationInLink.ts';

test('a link names its calculation beside whatever else it asks for', () => {
  const search = '?view=full&calculation=AbC-_1';
  expect(calculationInLink({ search, hash: '' })).toBe('AbC-_1');
  expect(calculationInLink({ search, hash: '#results' })).toBe('AbC-_1');
});

test('a link without a calculation names none', () => {
  expect(calculationInLink({ search: '', hash: '' })).toBeNull();
  expect(calculationInLink({ search: '?calculation=', hash: '' })).toBeNull();
});

test('a scenario in the address is newer than the calculation that it came from', () => {
  expect(calculationInLink({ search: '?calculation=AbC', hash: '#v1&integrations=8' })).toBeNull();
});
