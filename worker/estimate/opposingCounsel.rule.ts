import type { Rule } from './Rule.ts';

export const opposingCounselRule = {
  title: 'What turns the verdict',
  section: '9, Savings and timeline',
  decisions: ['E24'],
  formula:
    'the smallest sets of one, two or three assumptions, each moved by the same share of the way to an end of its plausible range, that make the other side cheaper over 36 months',
  reading:
    'A set with a smaller turning set in it does not count. An unfinished build has no verdict to turn.',
  boundaries: [],
  properties: {
    'turns-the-verdict': 'With the assumptions of an argument the other side is cheaper.',
    'nothing-less-does': 'With one of its changes left out, the verdict does not turn.',
  },
} as const satisfies Rule;
