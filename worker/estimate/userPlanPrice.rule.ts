import { boundaries, type Rule } from './Rule.ts';
import { userPlanPrice } from './userPlanPrice.ts';

export const userPlansRule = {
  title: 'Plans billed per user',
  section: '9, Other pricing tables',
  decisions: ['E14'],
  formula:
    'starter 1500 + 8 × users; pro 3500 + each tier of the users beyond 100 at its own price',
  reading: 'The price of a tier applies only to the users in that tier.',
  boundaries: boundaries(
    (users: number) => `pro, ${users} users`,
    (users) => userPlanPrice('pro', users).monthlyUsd,
    [
      [100, 3500],
      [101, 3505],
      [200, 4000],
      [201, 4004],
      [300, 4400],
      [301, 4403],
      [400, 4700],
      [401, 4702.8],
      [600, 5260],
      [601, 5262.6],
      [800, 5780],
      [801, 5782.4],
      [1100, 6500],
      [1101, 6502.2],
      [1600, 7600],
      [1601, 7602.1],
      [2100, 8650],
      [2101, 8652],
    ],
  ),
  properties: {
    'one-more-never-costs-less': 'One more user never lowers a price, and adds at most USD 8.',
  },
} as const satisfies Rule;
