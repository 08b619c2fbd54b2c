import type { Rule } from './Rule.ts';

/** The rule of the split of the integrations into those to build and those to embed. */
export const splitRules = {
  'best-split': {
    title: 'The best split',
    section: '9, Savings and timeline',
    decisions: ['E35'],
    formula:
      'the set to build, and the rest to embed, with the least total after 36 months: the in-house cost of the set + setup, plan and own work of the rest; each 0 without integrations',
    reading:
      'A set that is not live by month 36 does not count. With a target date, sets whose later side misses it come after those that meet it. Of equal totals the one that builds fewer counts, then the one with the first ids. Up to 12 systems every set is tried, and every number of other integrations; of more systems, those that greedy orders and moves of one or two systems reach.',
    properties: {
      'least-of-all':
        'No set that the pins allow costs less, or is in time where it is not; trying all of them finds none.',
      'pins-are-kept': 'What is pinned to a side is on it.',
      'order-does-not-matter': 'The order in which systems are chosen and pinned changes nothing.',
      'no-costlier-than-a-side':
        'Without pins it costs no more than building all or embedding all, where that is live and in time.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
