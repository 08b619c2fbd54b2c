import { presentValue } from './presentValue.ts';
import { boundaries, type Rule } from './Rule.ts';

export const presentValueRule = {
  title: 'Present values',
  section: '9, Savings and timeline',
  decisions: ['E25'],
  formula:
    'Σ (in-house − embedded) of month k ÷ (1 + monthly rate)^k, k = 0…36, with a monthly rate of (1 + yearly rate)^(1/12) − 1; ROI = (present in-house cost − present embedded cost) ÷ present embedded cost',
  reading:
    'Month k counts for 1 ÷ (1 + yearly rate)^(k ÷ 12), so that costs are amounts times discounted months. Beside it, the annual convention discounts the sum of each year at its end, and does not discount what is spent before the start.',
  boundaries: boundaries(
    ([amounts, percentage]: readonly [readonly number[], number]) =>
      `${amounts.join('; ')} at ${percentage}%`,
    ([amounts, percentage]) => Math.round(presentValue(amounts, percentage / 100)),
    [
      [[[53_150, 666_715, 636_772, 647_783], 10], 1_672_201],
      [[[0, 1_606_511, 3_061_331, 4_229_760], 10], 7_168_371],
      [[[100, 100], 0], 200],
    ],
  ),
  properties: {
    'undiscounted-is-the-difference':
      'Without discounting, both net present values are the difference of both costs.',
    'discounts-each-month':
      'Both net present values and the ROI are what discounting each month, or each year, on its own gives.',
    'unfinished-builds-have-none': 'There is one exactly where the build is live by the horizon.',
  },
} as const satisfies Rule;
