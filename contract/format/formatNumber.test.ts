import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test('numbers carry no more decimals than they have', () => {
  expect(formatNumber(1.05, 5)).toBe('1.05');
  expect(formatNumber(3.6272, 5)).toBe('3.6272');
  expect(formatNumber(2308.75, 2)).toBe('2,308.75');
  expect(formatNumber(100, 2)).toBe('100');
});
