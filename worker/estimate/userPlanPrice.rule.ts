import { boundaries, type Rule } from './Rule.ts';
import type { UserPlan } from './rateCard.ts';
import { userPlanPrice } from './userPlanPrice.ts';

export const userPlansRule = {
  title: 'Plans billed per user',
  section: '9, Other pricing tables',
  decisions: ['E14'],
  formula:
    'starter 1500 + 8 × users; pro 3500 + each tier of the users beyond 100 at its own price',
  reading: 'The price of a tier applies only to the users in that tier.',
  boundaries: boundaries(
    ([plan, users]: readonly [UserPlan, number]) => `${plan}, ${users} users`,
    ([plan, users]) => userPlanPrice(plan, users).monthlyUsd,
    [
      [['starter', 0], 1500],
      [['starter', 1], 1508],
      [['starter', 250], 3500],
      [['starter', 10_000], 81_500],
      [['pro', 0], 3500],
      [['pro', 100], 3500],
      [['pro', 101], 3505],
      [['pro', 200], 4000],
      [['pro', 201], 4004],
      [['pro', 300], 4400],
      [['pro', 301], 4403],
      [['pro', 400], 4700],
      [['pro', 401], 4702.8],
      [['pro', 600], 5260],
      [['pro', 601], 5262.6],
      [['pro', 800], 5780],
      [['pro', 801], 5782.4],
      [['pro', 1100], 6500],
      [['pro', 1101], 6502.2],
      [['pro', 1600], 7600],
      [['pro', 1601], 7602.1],
      [['pro', 2100], 8650],
      [['pro', 2101], 8652],
      [['pro', 10_000], 24_450],
    ],
  ),
  properties: {
    'one-more-never-costs-less': 'One more user never lowers a price, and adds at most USD 8.',
  },
} as const satisfies Rule;
