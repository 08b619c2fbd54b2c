import { expect, test } from 'vitest';
import { formatPercentage } from './formatPercentage.ts';

test('a whole percentage is shown as it is', () => {
  for (let percentage = 0; percentage <= 100; percentage++) {
    expect(formatPercentage(percentage)).toBe(`${percentage}%`);
  }
});

test('thousands are separated', () => {
  expect(formatPercentage(1_000)).toBe('1,000%');
  expect(formatPercentage(45_266)).toBe('45,266%');
});

test('a fraction is shown as whole percent', () => {
  expect(formatPercentage(33.3)).toBe('33%');
  expect(formatPercentage(99.5)).toBe('100%');
});
