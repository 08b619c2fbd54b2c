import { boundaries, type Rule } from './Rule.ts';
import { teamSizeFactor } from './teamSizeFactor.ts';

export const teamSizeFactorRule = {
  title: 'Team-size factor',
  section: '9, In-house estimate',
  decisions: ['E6'],
  formula:
    '1 developer 1.15; 2 1.05; 3-4 1.0; 5-8 1.02 + 0.02 per developer above 5; more 1.08 + 0.03 per developer above 8',
  boundaries: boundaries((team: number) => `${team} developers`, teamSizeFactor, [
    [1, 1.15],
    [2, 1.05],
    [3, 1],
    [4, 1],
    [5, 1.02],
    [6, 1.04],
    [7, 1.06],
    [8, 1.08],
    [9, 1.11],
    [10, 1.14],
    [20, 1.44],
  ]),
  properties: {
    'falls-to-three-rises-from-four':
      'One more developer never raises the factor up to a team of four, and never lowers it from there on.',
    'at-least-one': 'It is never below 1.',
  },
} as const satisfies Rule;
