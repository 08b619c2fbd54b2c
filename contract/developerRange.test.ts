import { expect, test } from 'vitest';
import { developerRange } from './developerRange.ts';

test.each([
  [1, '1-2'],
  [2, '1-2'],
  [3, '3-5'],
  [5, '3-5'],
  [6, '6-10'],
  [10, '6-10'],
  [11, '11-20'],
  [20, '11-20'],
])('%i developers are labelled %s', (developers, label) => {
  expect(developerRange(developers)).toBe(label);
});
