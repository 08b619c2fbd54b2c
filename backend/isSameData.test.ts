import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameData } from './handlers/calculations.ts';

it('compares JSON as Node does', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isSameData(one, other)).toBe(isDeepStrictEqual(one, other));
      expect(isSameData(one, structuredClone(one))).toBe(true);
    }),
  );
});

it('ignores the order of keys, and nothing else', () => {
  expect(isSameData({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSameData({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSameData({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSameData({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameData({ a: null }, { a: {} })).toBe(false);
  expect(isSameData({}, 5)).toBe(false);
  expect(isSameData(5, {})).toBe(false);
  expect(isSameData([], {})).toBe(false);
});
