import { expect, test } from 'vitest';
import { checkedCode, findFailure, propertiesOf } from '../fuzz/fuzz.ts';

test('the properties hold on a fixed range of runs, small enough to check on every mutant', () => {
  const range = { seed: 1, from: 0, to: 3000 };
  expect(findFailure(range, checkedCode(false), propertiesOf(undefined))).toBeNull();
});
