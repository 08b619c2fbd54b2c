import { boundaries, type Rule } from './Rule.ts';
import { rampedRevenue } from './rampedRevenue.ts';

export const earlierLaunchRule = {
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
  },
} as const satisfies Rule;
