import { paybackMonth } from './paybackMonth.ts';
import { boundaries, type Rule } from './Rule.ts';

export const paybackRule = {
  title: 'Payback',
  section: '9, Savings and timeline',
  decisions: ['E25'],
  formula:
    'the first month k ≥ 1 from which the cumulative benefit stays at or above 0 to the end of the horizon',
  reading:
    'Where the benefit falls below 0 again, the month after its last shortfall counts. A month counts in full: the point at which the benefit reaches 0 is rounded up.',
  boundaries: boundaries(
    (benefits: readonly number[]) => `benefits of ${benefits.join('; ')} from month 0 on`,
    (benefits) => paybackMonth(benefits) ?? 'none',
    [
      [[-100, 100], 1],
      [[-100, 99, 1], 2],
      [[-100, 99.99, 0], 'none'],
      [[-100, 150, -60, 10], 3],
      [[-100, 150, -60], 'none'],
      [[100, 0], 1],
    ],
  ),
  properties: {
    'stays-paid-back':
      'From that month on the cumulative benefit stays at or above 0, and in the month before it does not.',
    discounted: 'The same holds for the discounted payback and the discounted benefit.',
  },
} as const satisfies Rule;
