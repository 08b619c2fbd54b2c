import { expect, test } from 'vitest';
import { formatWeeks } from './formatWeeks.ts';

test('weeks are formatted to a tenth', () => {
  expect(formatWeeks(0.96)).toBe('1 week');
  expect(formatWeeks(16.666)).toBe('16.7 weeks');
  expect(formatWeeks(2308.75)).toBe('2,308.8 weeks');
});
