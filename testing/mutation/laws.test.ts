import { expect, test } from 'vitest';
import { estimate } from '../../worker/estimate/estimate.ts';
import { fuzz, lawsOf } from '../fuzz/fuzz.ts';

test('the laws hold on a fixed stretch of runs, small enough to try on every mutant', () => {
  expect(fuzz({ seed: 1, from: 0, to: 3000, estimate }, lawsOf(undefined))).toBeNull();
});
