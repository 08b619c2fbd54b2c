import { escalatedMonths } from './escalatedMonths.ts';
import { boundaries, type Rule } from './Rule.ts';

export const costOverTimeRule = {
  title: 'Costs over time',
  section: '9, Savings and timeline',
  decisions: ['E25'],
  formula:
    'in-house: initial total ÷ build months for each part of a month before go-live, then maintenance; embedded: setup and own work at the start, then subscription and own work each month; every amount × (1 + yearly rise)^(whole years before the month)',
  boundaries: boundaries(
    ([month, rise]: readonly [number, number]) =>
      `${month} months that rise by ${rise}% after each year, in months of the first year`,
    ([month, rise]) => Math.round(escalatedMonths(month, rise) * 1e6) / 1e6,
    [
      [[36, 0], 36],
      [[12, 10], 12],
      [[12.5, 10], 12.55],
      [[24, 10], 25.2],
      [[25, 10], 26.41],
      [[36, 100], 84],
    ],
  ),
  properties: {
    'month-by-month': 'The cost of each side by a month is the sum of what its months cost.',
    'never-falls': 'The cost of neither side falls from one month to the next.',
  },
} as const satisfies Rule;
