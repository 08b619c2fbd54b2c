import type { Rule } from './Rule.ts';

export const moderationRule = {
  title: 'Platform review',
  section: '9, In-house estimate',
  decisions: ['E8'],
  formula: 'the longest review among the selected systems, in weeks',
  reading: 'Reviews run in parallel.',
  boundaries: [],
  properties: {
    longest: 'It is the longest of the selected systems’ reviews, and 0 without any.',
  },
} as const satisfies Rule;
