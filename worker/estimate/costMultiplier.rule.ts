import type { Rule } from './Rule.ts';

export const costMultiplierRule = {
  title: 'Cost multiplier',
  section: '9, In-house estimate',
  decisions: ['E6'],
  formula: 'team-size factor × time-share factor + duration surcharge',
  reading: 'The surcharge is added to the product of the two factors, not multiplied with them.',
  boundaries: [],
  properties: {
    combined: 'It is the product of the two factors plus the surcharge.',
    'at-least-one': 'It is never below 1: no team does the work in fewer hours than it takes.',
  },
} as const satisfies Rule;
