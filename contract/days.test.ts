import { expect, test } from 'vitest';
import { daysUntil, deadlineToMonths, hasPassed } from './days.ts';

test.each([
  ['2026-11-01', 1],
  ['2026-10-01', 1],
  ['2026-11-02', 1],
  ['2026-12-01', 1],
  ['2026-12-02', 2],
  ['2026-12-31', 2],
  ['2027-01-01', 3],
  ['2027-11-01', 13],
])('from 1 November 2026 to %s are %d months of 30 days', (deadline, months) => {
  expect(deadlineToMonths(deadline, '2026-11-01')).toBe(months);
});

test('of an instant, the day that it is written with counts', () => {
  expect(deadlineToMonths('2026-12-02T23:59:59-11:00', '2026-11-01')).toBe(2);
  expect(daysUntil('2026-12-02T00:00:00.000Z', '2026-12-01')).toBe(1);
});

test('a day is a day across the change of the clocks and leap days', () => {
  expect(daysUntil('2027-03-29', '2027-03-27')).toBe(2);
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysUntil('2027-03-01', '2027-02-28')).toBe(1);
});

test('a text that is not a day is refused', () => {
  expect(() => deadlineToMonths('tomorrow', '2026-11-01')).toThrow(
    'Expected a day such as 2027-03-01, got tomorrow.',
  );
  expect(() => deadlineToMonths('2026-11-01', '')).toThrow(RangeError);
});

test.each([
  ['a day, until it has ended everywhere on earth', '2026-11-01', '2026-11-02T12:00:00Z'],
  ['an instant, for the 24 hours that it begins', '2026-11-01T09:30:00Z', '2026-11-02T09:30:00Z'],
])('a deadline can be %s', (_, deadline, end) => {
  expect(hasPassed(deadline, Date.parse(end) - 1)).toBe(false);
  expect(hasPassed(deadline, Date.parse(end))).toBe(true);
});
