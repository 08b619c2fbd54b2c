import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('a count takes the plural unless it is one', () => {
  expect(counted(1, 'week')).toBe('1 week');
  expect(counted(0, 'week')).toBe('0 weeks');
  expect(counted(1.1, 'week')).toBe('1.1 weeks');
  expect(counted(12_345, 'hour')).toBe('12,345 hours');
});

test('what is shown as one takes no plural', () => {
  expect(counted(1.04, 'week')).toBe('1 week');
  expect(counted(1.04, 'week', 2)).toBe('1.04 weeks');
});
