import { devTimeFactor, durationSurcharge, teamSizeFactor } from './factors.ts';
import { boundaries, type Rule } from './Rule.ts';

/** The rules of the cost multiplier. */
export const factorRules = {
  'team-size-factor': {
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
  },
  'time-share-factor': {
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
  },
  'duration-surcharge': {
    title: 'Duration surcharge',
    section: '9, In-house estimate',
    decisions: ['E7'],
    formula: '0.2 if the weeks of development are above 26, 0.1 if above 12, else 0',
    boundaries: boundaries((weeks: number) => `${weeks} weeks`, durationSurcharge, [
      [0, 0],
      [12, 0],
      [12.000001, 0.1],
      [26, 0.1],
      [26.000001, 0.2],
      [1e9, 0.2],
    ]),
    properties: {
      'exact-at-the-threshold':
        'For a whole share it turns where hours and capacity say so in whole numbers.',
    },
  },
  'cost-multiplier': {
    title: 'Cost multiplier',
    section: '9, In-house estimate',
    decisions: ['E6', 'E39'],
    formula:
      'team-size factor × time-share factor + duration surcharge; where the visitor lets only a part of it count, 1 + (multiplier − 1) × that percentage ÷ 100',
    reading: 'The surcharge is added to the product of the two factors, not multiplied with them.',
    properties: {
      combined: 'It is the product of the two factors plus the surcharge.',
      'at-least-one': 'It is never below 1: no team does the work in fewer hours than it takes.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
