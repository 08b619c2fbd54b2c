import { boundaries, type Rule } from './Rule.ts';
import { timeShare } from './timeShare.ts';

export const timeShareRule = {
  title: 'Time share',
  section: '3, Calculator inputs',
  decisions: ['E5'],
  formula: 'the percentage of developer time; one that is 0 or empty counts as 100',
  boundaries: boundaries((share: number | null) => `${share ?? 'empty'}`, timeShare, [
    [null, 100],
    [0, 100],
    [1, 1],
    [100, 100],
  ]),
  properties: {
    'unstated-is-all': 'A share of 0 gives the same figures as one of 100.',
  },
} as const satisfies Rule;
