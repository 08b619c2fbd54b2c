import { expect, test } from 'vitest';
import { centsOf, snapDecimals, snapToInteger, wholeUsd } from './money.ts';

test('an amount in whole cents converts to an integer', () => {
  for (let cents = 0; cents <= 1_000_000; cents++) {
    if (centsOf(cents / 100) !== cents) expect(centsOf(cents / 100)).toBe(cents);
  }
});

test('half a dollar is rounded away from zero', () => {
  expect([2.5, -2.5, 2.4].map(wholeUsd)).toEqual([3, -3, 2]);
});

test('values that are far from an integer are unchanged', () => {
  expect(centsOf(1.005)).toBeCloseTo(100.5, 9);
  expect(snapToInteger(0.5)).toBe(0.5);
  expect(snapToInteger(2 + 1e-5)).toBe(2 + 1e-5);
  expect(snapToInteger(1e-6)).toBe(1e-6);
  expect(snapToInteger(2 + 1e-9)).toBe(2);
});

test('sums of decimals and of their sixths have no noise', () => {
  expect(snapDecimals(0.1 + 0.2)).toBe(0.3);
  expect(snapDecimals(8 / 6 + 8 / 6 + 8 / 6)).toBe(4);
  expect(snapDecimals(5 * (8 / 6))).toBe(20 / 3);
});
