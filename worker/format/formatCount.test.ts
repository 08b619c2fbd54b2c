import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test('every count but 1 takes the plural', () => {
  expect(formatCount(1, 'week')).toBe('1 week');
  expect(formatCount(0, 'week')).toBe('0 weeks');
  expect(formatCount(1.1, 'week')).toBe('1.1 weeks');
  expect(formatCount(12_345, 'hour')).toBe('12,345 hours');
});

test('a count that rounds to 1 takes the singular', () => {
  expect(formatCount(1.04, 'week')).toBe('1 week');
  expect(formatCount(1.04, 'week', 2)).toBe('1.04 weeks');
});
