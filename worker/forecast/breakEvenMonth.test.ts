import { expect, test } from 'vitest';
import { breakEvenMonth } from './breakEvenMonth.ts';

const months = (...differencesUsd: number[]) =>
  differencesUsd.map((difference, month) => ({
    month,
    inHouseUsd: 1000 + difference,
    embeddedUsd: 1000,
  }));

test('break-even is the first month from which in-house stays the dearer side', () => {
  expect(breakEvenMonth(months(-5, -1, 2, 3))).toBe(2);
  expect(breakEvenMonth(months(-5, 1, 2, 3))).toBe(1);
  expect(breakEvenMonth(months(-5, 1, -2, 3))).toBe(3);
});

test('sides that cost the same have not broken even', () => {
  expect(breakEvenMonth(months(-5, 0, 2))).toBe(2);
});

test('there is none where in-house ends as the cheaper side', () => {
  expect(breakEvenMonth(months(-5, 4, 3, -1))).toBeNull();
  expect(breakEvenMonth(months(-5, -4, -3, 0))).toBeNull();
});
