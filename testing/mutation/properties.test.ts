import { expect, test } from 'vitest';
import { estimate } from '../../worker/estimate/estimate.ts';
import { fuzz, propertiesOf } from '../fuzz/fuzz.ts';

test('the properties hold on a fixed range of runs, small enough to check on every mutant', () => {
  expect(fuzz({ seed: 1, from: 0, to: 3000, estimate }, propertiesOf(undefined))).toBeNull();
});
