import { expect, test } from 'vitest';
import { isSameLine } from './isSameLine.ts';

test.each([
  ['ada@example.com', 'Ada@Example.COM', true],
  ['Café Noir', 'Cafe\u0301 noir', true],
  ['Analytical Engines', 'Analytical Engines', true],
  ['ada@example.com', 'ada@example.org', false],
  ['Cafe Noir', 'Café Noir', false],
  ['', 'Analytical Engines', false],
])('whether %s and %s are the same, either way round: %s', (one, other, isSame) => {
  expect(isSameLine(one, other)).toBe(isSame);
  expect(isSameLine(other, one)).toBe(isSame);
});
