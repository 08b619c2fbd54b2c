import type { Rule } from './Rule.ts';

export const shownDollarsRule = {
  title: 'Shown amounts',
  section: '9, Savings and timeline',
  decisions: ['E15'],
  formula: 'whole dollars; the parts of a sum are rounded so that they add up to it',
  boundaries: [],
  properties: {
    'parts-add-up': 'The three shown parts of the initial cost add up to the shown total.',
    'largest-remainder':
      'What rounding down loses goes to the largest remainders, the first of equals first.',
  },
} as const satisfies Rule;
