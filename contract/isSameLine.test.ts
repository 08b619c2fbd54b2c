import { expect, test } from 'vitest';
import { isSameLine } from './isSameLine.ts';

test.each([
  ['ada@example.com', 'Ada@Example.COM'],
  ['Café Noir', 'Cafe\u0301 noir'],
  ['Analytical Engines', 'Analytical Engines'],
])('%s and %s are the same, either way round', (one, other) => {
  expect(isSameLine(one, other)).toBe(true);
  expect(isSameLine(other, one)).toBe(true);
});

test.each([
  ['ada@example.com', 'ada@example.org'],
  ['Cafe Noir', 'Café Noir'],
  ['', 'Analytical Engines'],
])('%s and %s are not', (one, other) => {
  expect(isSameLine(one, other)).toBe(false);
  expect(isSameLine(other, one)).toBe(false);
});
