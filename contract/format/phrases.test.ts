import { expect, test } from 'vitest';
import { formatCount, formatDay, formatList, formatWeeks } from './phrases.ts';

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

test('weeks are formatted to a tenth', () => {
  expect(formatWeeks(0.96)).toBe('1 week');
  expect(formatWeeks(16.666)).toBe('16.7 weeks');
  expect(formatWeeks(2308.75)).toBe('2,308.8 weeks');
});

test('a day is formatted as its date says, in every time zone', () => {
  expect(formatDay('2027-03-01')).toBe('1 March 2027');
  expect(formatDay('2027-03-01T23:30:00-08:00')).toBe('1 March 2027');
});

test('a list ends with "and"', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['A'])).toBe('A');
  expect(formatList(['A', 'B'])).toBe('A and B');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B and C');
});
