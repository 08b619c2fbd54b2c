import type { Rule } from './Rule.ts';

export const counterargumentsRule = {
  title: 'What turns the verdict',
  section: '9, Savings and timeline',
  decisions: ['E24'],
  formula:
    'one or two assumptions that make the other side cheaper over 36 months: one at the nearest such value within its plausible range; two move by the same share of the way to an end of their ranges, then each moves back as far as it can alone',
  reading:
    'Two do not count where one of them does it alone. An unfinished build has no verdict to turn.',
  boundaries: [],
  properties: {
    'turns-the-verdict': 'With the assumptions of an argument the other side is cheaper.',
    'nothing-less-does':
      'With one of its changes left out, or smaller by one step, the verdict does not turn.',
  },
} as const satisfies Rule;
