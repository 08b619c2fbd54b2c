import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('a day is formatted as its date says, in every time zone', () => {
  expect(formatDay('2027-03-01')).toBe('1 March 2027');
  expect(formatDay('2027-03-01T23:30:00-08:00')).toBe('1 March 2027');
});
