import { expect, test } from 'vitest';
import { formatList } from './formatList.ts';

test('a list ends with "and"', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['A'])).toBe('A');
  expect(formatList(['A', 'B'])).toBe('A and B');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B and C');
});
