import { expect, test } from 'vitest';
import { formatExactUsd } from './formatExactUsd.ts';

test('a rate shows cents where it has any', () => {
  expect(formatExactUsd(55)).toBe('$55');
  expect(formatExactUsd(72.5)).toBe('$72.50');
  expect(formatExactUsd(10_000)).toBe('$10,000');
});
