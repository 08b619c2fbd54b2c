import { expect, test } from 'vitest';
import { formatPercentage, parsePercentage } from './formatPercentage.ts';

test('every percentage survives being written and read', () => {
  for (let percentage = 0; percentage <= 100; percentage++) {
    expect(formatPercentage(percentage)).toBe(`${percentage}%`);
    expect(parsePercentage(formatPercentage(percentage))).toBe(percentage);
  }
});

test('a fraction is shown as whole percent', () => {
  expect(formatPercentage(33.3)).toBe('33%');
  expect(formatPercentage(99.5)).toBe('100%');
});

test.each(['71', '71 %', '-1%', '7.1%', '%', '71%.', ' 71%'])('%j is no percentage', (text) => {
  expect(() => parsePercentage(text)).toThrow(`Expected a percentage such as 71%, got ${text}`);
});
