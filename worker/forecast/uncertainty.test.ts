import { expect, test } from 'vitest';
import type { Assumptions } from '../../contract/assumptions.ts';
import { selectedProfiles } from '../estimate/systems.ts';
import { quantilesOf, reviewWeeks } from './uncertainty.ts';

test.each<[string, string, Assumptions | null, { min: number; mode: number; max: number }]>([
  ['a review varies over its range', 'gmail', null, { min: 6, mode: 8, max: 10 }],
  [
    'weeks of the visitor outside that range extend it',
    'gmail',
    { systems: { gmail: { moderationWeeks: 30 } } },
    { min: 6, mode: 30, max: 30 },
  ],
  [
    'a review that only gates a listing takes no time without listings',
    'slack',
    { wantsListings: false },
    { min: 0, mode: 0, max: 0 },
  ],
  ['without a gate nothing varies', 'jira', null, { min: 0, mode: 0, max: 0 }],
  [
    'without a gate the weeks of the visitor count as stated',
    'jira',
    { systems: { jira: { moderationWeeks: 4 } } },
    { min: 4, mode: 4, max: 4 },
  ],
])('%s', (_, id, assumptions, expected) => {
  const [profile] = selectedProfiles([id], assumptions);
  expect(profile && reviewWeeks(profile, { assumptions })).toEqual(expected);
});

test('the tables of many distributions are the same whether or not they were kept', () => {
  const first = quantilesOf({ min: 0, mode: 1, max: 3 });
  for (let mode = 0; mode < 150; mode++) quantilesOf({ min: 0, mode, max: 150 });
  expect(quantilesOf({ min: 0, mode: 1, max: 3 })).toEqual(first);
});
