import { expect, test } from 'vitest';
import { calculationInLink } from './calculationInLink.ts';

test('a link names its calculation beside whatever else it asks for', () => {
  expect(calculationInLink('?view=full&calculation=AbC-_1')).toBe('AbC-_1');
});

test('a link without a calculation names none', () => {
  expect(calculationInLink('')).toBeNull();
  expect(calculationInLink('?calculation=')).toBeNull();
});
