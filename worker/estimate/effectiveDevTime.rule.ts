import { effectiveDevTime } from './effectiveDevTime.ts';
import { boundaries, type Rule } from './Rule.ts';

export const devTimeRule = {
  title: 'Time share',
  section: '3, Calculator inputs',
  decisions: ['E5'],
  formula: 'the percentage of developer time; 0 or empty counts as 100',
  boundaries: boundaries((share: number | null) => `${share ?? 'empty'}`, effectiveDevTime, [
    [null, 100],
    [0, 100],
    [1, 1],
    [30, 30],
    [79.5, 79.5],
    [100, 100],
  ]),
  properties: {
    'unstated-is-all': 'A share of 0 gives the same figures as one of 100.',
  },
} as const satisfies Rule;
