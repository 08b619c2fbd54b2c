import { expect, test } from 'vitest';
import { formatDay, formatWeeks, listed } from './words.ts';

test('weeks are said to a tenth', () => {
  expect(formatWeeks(0.96)).toBe('1 week');
  expect(formatWeeks(16.666)).toBe('16.7 weeks');
  expect(formatWeeks(2308.75)).toBe('2,308.8 weeks');
});

test('lists end in "and"', () => {
  expect(listed([])).toBe('');
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B'])).toBe('A and B');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
});

test('a day is read off its date, whatever the time zone', () => {
  expect(formatDay('2027-03-01')).toBe('1 March 2027');
  expect(formatDay('2027-03-01T23:30:00-08:00')).toBe('1 March 2027');
});
