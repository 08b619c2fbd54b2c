import { devTimeFactor } from './devTimeFactor.ts';
import { boundaries, type Rule } from './Rule.ts';

export const devTimeFactorRule = {
  title: 'Time-share factor',
  section: '9, In-house estimate',
  decisions: ['E6'],
  formula:
    'from 80 %: 1 + (100 − share) × 0.005; from 50 %: 1.1 + (80 − share) × 0.01; below: 1.4 + (50 − share) × 0.02',
  reading: 'A value between two ranges, such as 79.5%, belongs to the lower one (50–79%).',
  boundaries: boundaries((share: number) => `${share} %`, devTimeFactor, [
    [100, 1],
    [99, 1.005],
    [81, 1.095],
    [80, 1.1],
    [79.5, 1.105],
    [79, 1.11],
    [51, 1.39],
    [50, 1.4],
    [49.5, 1.41],
    [49, 1.42],
    [30, 1.8],
    [1, 2.38],
    [0, 2.4],
  ]),
  properties: {
    'smaller-share-never-lowers-it': 'A smaller share never lowers the factor.',
    'at-least-one': 'It is never below 1.',
  },
} as const satisfies Rule;
