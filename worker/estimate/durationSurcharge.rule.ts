import { durationSurcharge } from './durationSurcharge.ts';
import { boundaries, type Rule } from './Rule.ts';

export const durationSurchargeRule = {
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
} as const satisfies Rule;
