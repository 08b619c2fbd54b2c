import type { Rule } from './Rule.ts';

export const shownDollarsRule = {
  title: 'Shown amounts',
  section: '9, Savings and timeline',
  decisions: ['E15'],
  formula: 'whole dollars; parts of a sum get their lost dollars by largest remainder',
  boundaries: [],
  properties: {
    'parts-add-up': 'The three shown parts of the initial cost add up to the shown total.',
  },
} as const satisfies Rule;
