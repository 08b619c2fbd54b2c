import { expect, test } from 'vitest';
import { effectiveDevTime } from './effectiveDevTime.ts';

test.each([undefined, Number.NaN])('a percentage of %s counts as 100', (percentage) => {
  expect(effectiveDevTime(percentage)).toBe(100);
});
