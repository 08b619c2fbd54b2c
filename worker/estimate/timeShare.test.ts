import { expect, test } from 'vitest';
import { timeShare } from './timeShare.ts';

test.each([0, null, undefined, Number.NaN])('a percentage of %s counts as 100', (share) => {
  expect(timeShare(share)).toBe(100);
});

test.each([1, 30, 79.5, 100])('a percentage of %s is used unchanged', (share) => {
  expect(timeShare(share)).toBe(share);
});
