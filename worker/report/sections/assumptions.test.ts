import { expect, test } from 'vitest';
import { unlistedNote } from './assumptions.ts';

const assumptions = {
  planDiscountPercentage: 10,
  discountRatePercentage: 12,
  systems: { slack: { devHours: 99 }, gmail: { devHours: 199, maintenanceHours: 12 } },
};

test.each([
  [5, null],
  [4, '1 more figure of systems is yours: the integration breakdown marks it.'],
  [2, '3 more figures of systems are yours: the integration breakdown marks them.'],
  [1, '4 more of your assumptions count, but are not listed here.'],
])('with %i rows in the table, the note below it is %j', (maxRows, note) => {
  expect(unlistedNote(assumptions, maxRows)).toBe(note);
});

test('one assumption that is not listed is counted in the singular', () => {
  const two = { planDiscountPercentage: 10, discountRatePercentage: 12 };
  expect(unlistedNote(two, 1)).toBe('1 more of your assumptions counts, but is not listed here.');
});
