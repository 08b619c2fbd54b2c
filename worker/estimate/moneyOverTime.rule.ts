import { escalatedMonths, paybackMonth, presentValue, rampedRevenue } from './moneyOverTime.ts';
import { boundaries, type Rule } from './Rule.ts';

/** The rules of costs over time, and of the split with the least of them. */
export const moneyOverTimeRules = {
  'cost-over-time': {
    title: 'Costs over time',
    section: '9, Savings and timeline',
    decisions: ['E25', 'E36', 'E46'],
    formula:
      'in-house: initial total ÷ build months for each part of a month before go-live, then maintenance, and turnover from the start, and fees in the first month of each year; embedded: setup and own work at the start, then subscription with overage, and own work, each month, and the work to leave in its month; every amount but hosting and fees × (1 + yearly rise)^(whole years before the month)',
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
      'fees-of-each-year':
        'Fees add their amount to the in-house cost for each year that has begun, and change nothing else.',
      'never-falls': 'The cost of neither side falls from one month to the next.',
    },
  },
  'present-value': {
    title: 'Present values',
    section: '9, Savings and timeline',
    decisions: ['E25'],
    formula:
      'Σ (in-house − embedded) of month k ÷ (1 + monthly rate)^k, k = 0…36, with a monthly rate of (1 + yearly rate)^(1/12) − 1; ROI = (present in-house cost − present embedded cost) ÷ present embedded cost',
    reading:
      'Month k counts for 1 ÷ (1 + yearly rate)^(k ÷ 12), so that costs are amounts times discounted months.',
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
        'Without discounting, the net present value is the difference of both costs.',
      'discounts-each-month':
        'Net present value and ROI are what discounting each month on its own gives.',
      'unfinished-builds-have-none': 'There is one exactly where the build is live by the horizon.',
    },
  },
  payback: {
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
    },
  },
  'earlier-launch': {
    title: 'Value of an earlier launch',
    section: '9, Savings and timeline',
    decisions: ['E25'],
    formula:
      'gross margin × Σ (revenue since the embedded launch − revenue since the in-house launch) of month k ÷ (1 + monthly rate)^k; revenue rises linearly over the ramp',
    reading:
      'A month of the ramp counts for its part of the full revenue. Each month is discounted as costs are.',
    boundaries: boundaries(
      ([months, ramp]: readonly [number, number]) =>
        `${months} months after the launch, ramp of ${ramp} months, $1,000 a month`,
      ([months, ramp]) => rampedRevenue(months, 1000, ramp),
      [
        [[0, 6], 0],
        [[0, 0], 0],
        [[3, 6], 500],
        [[6, 6], 1000],
        [[7, 6], 1000],
        [[1, 0], 1000],
      ],
    ),
    properties: {
      'apart-from-costs':
        'Revenue changes no cost and no present value of costs; without revenue there is no value.',
      'month-by-month': 'It is the sum of its months, each discounted by its part of a year.',
    },
  },
  'best-split': {
    title: 'The best split',
    section: '9, Savings and timeline',
    decisions: ['E35'],
    formula:
      'the set to build, and the rest to embed, with the least total after 36 months: the in-house cost of the set + setup, plan and own work of the rest; each 0 without integrations',
    reading:
      'A set that is not live by month 36 does not count. With a target date, sets whose later side misses it come after those that meet it. Of equal totals the one that builds fewer counts, then the one with the first ids. Up to 12 systems every set is tried, and every number of other integrations; of more systems, those that greedy orders and moves of one or two systems reach.',
    properties: {
      'least-of-all':
        'No set that the pins allow costs less, or is in time where it is not; trying all of them finds none.',
      'pins-are-kept': 'What is pinned to a side is on it.',
      'order-does-not-matter': 'The order in which systems are chosen and pinned changes nothing.',
      'no-costlier-than-a-side':
        'Without pins it costs no more than building all or embedding all, where that is live and in time.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
