import { expect, test } from 'vitest';
import { effectiveDevTime } from './effectiveDevTime.ts';

test.each([0, null, undefined, Number.NaN])('a percentage of %s counts as 100', (share) => {
  expect(effectiveDevTime(share)).toBe(100);
});

test.each([1, 30, 79.5, 100])('a percentage of %s is used unchanged', (share) => {
  expect(effectiveDevTime(share)).toBe(share);
});
