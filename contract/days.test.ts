import { expect, test } from 'vitest';
import { daysUntil, deadlineToMonths } from './days.ts';

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
