import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHours, parseHours } from './formatHours.ts';

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [999, '999 hours'],
  [1240, '1,240 hours'],
])('%d is shown as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test('whole hours survive being written and read', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (hours) => {
      expect(parseHours(formatHours(hours))).toBe(hours);
    }),
  );
});

test.each([
  ...['1 hours', '2 hour', '1000 hours', 'hours', '1.5 hours', '-1 hour'],
  ...['2 hours.', 'hour'],
  ...['2 hourss', ' 2 hours'],
])('%j is no number of hours', (text) => {
  expect(() => parseHours(text)).toThrow(`Expected hours such as 1,240 hours, got ${text}`);
});

test('one hour is read back', () => {
  expect(parseHours('1 hour')).toBe(1);
});
