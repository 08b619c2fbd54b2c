import type { Rule } from './Rule.ts';

export const opposingCounselRule = {
  title: 'What turns the verdict',
  section: '9, Savings and timeline',
  decisions: ['E24'],
  formula:
    'sets of one, two or three assumptions that make the other side cheaper over 36 months: all move by the same share of the way to an end of their plausible ranges, then each moves back as far as it can alone',
  reading:
    'A set with a smaller turning set in it does not count. An unfinished build has no verdict to turn.',
  boundaries: [],
  properties: {
    'turns-the-verdict': 'With the assumptions of an argument the other side is cheaper.',
    'nothing-less-does':
      'With one of its changes left out, or smaller by one step, the verdict does not turn.',
  },
} as const satisfies Rule;
