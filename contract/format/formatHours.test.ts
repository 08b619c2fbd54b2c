import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHours } from './formatHours.ts';

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [999, '999 hours'],
  [1240, '1,240 hours'],
  [1239.6, '1,240 hours'],
  [0.996, '1 hour'],
  [2 / 15, '0.13 hours'],
  [0.01, '0.01 hours'],
  [0.00041, '0.00041 hours'],
])('%f is shown as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test('thousands are separated as in American English', () => {
  const american = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1_000_000 }), (hours) => {
      expect(formatHours(hours)).toBe(`${american.format(hours)} hours`);
    }),
  );
});
