import { expect, test } from 'vitest';
import { outcomesSentence } from './outcomesSentence.ts';

const none = { embeddedCheaper: 0, inHouseCheaper: 0, neither: 0, unfinished: 0 };

test.each([
  [
    'halves of a percent: the first of equals is rounded up',
    { ...none, embeddedCheaper: 0.925, inHouseCheaper: 0.075 },
    'In 93% of the simulations embedding costs less over 36 months; in 7%, building.',
  ],
  [
    'three shares: the largest remainder is rounded up',
    { ...none, embeddedCheaper: 0.334, inHouseCheaper: 0.333, unfinished: 0.333 },
    'In 34% of the simulations embedding costs less over 36 months; in 33%, building; in 33% nothing is live in-house after 36 months.',
  ],
  [
    'equal costs take their part',
    { embeddedCheaper: 0.604, inHouseCheaper: 0.2, neither: 0.196, unfinished: 0 },
    'In 60% of the simulations embedding costs less over 36 months; in 20%, building.',
  ],
  [
    'nearly all',
    { ...none, embeddedCheaper: 0.998, unfinished: 0.002 },
    'In over 99% of the simulations embedding costs less over 36 months; in less than 1% nothing is live in-house after 36 months.',
  ],
  [
    'an unfinished build between both sides',
    { ...none, embeddedCheaper: 0.6, unfinished: 0.25, inHouseCheaper: 0.15 },
    'In 60% of the simulations embedding costs less over 36 months; in 25% nothing is live in-house after 36 months; in 15% building costs less over 36 months.',
  ],
  ['all', { ...none, neither: 1 }, 'In all simulations both cost the same over 36 months.'],
])('the shown shares of simulations add up to 100%%: %s', (_case, outcomes, sentence) => {
  expect(outcomesSentence(outcomes, false)).toBe(sentence);
});

test.each([
  [
    1,
    'In over 9 of 10 simulations building costs less over 36 months. One assumption within its range can turn that.',
  ],
  [0.9, 'In 90% of the simulations building costs less over 36 months; in 10%, embedding.'],
])(
  'a result that one assumption turns is never stated as surer than 9 of 10: %s',
  (share, sentence) => {
    const outcomes = { ...none, inHouseCheaper: share, embeddedCheaper: 1 - share };
    expect(outcomesSentence(outcomes, true)).toBe(sentence);
  },
);
