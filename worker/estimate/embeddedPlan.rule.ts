import { embeddedPlan, planTier } from './embeddedPlan.ts';
import { boundaries, type Rule } from './Rule.ts';

export const embeddedPlanRule = {
  title: 'Price of the embedded plan',
  section: '9, Embedded product plan',
  decisions: ['E2', 'E13', 'E24'],
  formula: '1800 + 12 × the monthly price: 899, 1499, 2299, 3499, 4999 up to 5, 15, 30, 50, above',
  reading: 'Every estimate uses the setup fee of the starter plan.',
  boundaries: boundaries(
    (count: number) => `${count} integrations, year 1`,
    (count) => embeddedPlan(count).initialTotal,
    [
      [0, 0],
      [1, 12_588],
      [5, 12_588],
      [6, 19_788],
      [15, 19_788],
      [16, 29_388],
      [30, 29_388],
      [31, 43_788],
      [50, 43_788],
      [51, 61_788],
      [200, 61_788],
    ],
  ),
  properties: {
    'one-more-never-costs-less': 'One more integration never lowers the price.',
    'year-one': 'Year 1 is the setup fee and twelve months.',
    discount: 'A discount that the visitor assumes lowers both prices by its percentage.',
  },
} as const satisfies Rule;

export const embeddedWeeksRule = {
  title: 'Deployment of the embedded plan',
  section: '9, Savings and timeline',
  decisions: ['E11'],
  formula: '3, 4, 6, 8, 10 weeks by plan tier',
  boundaries: boundaries(
    (count: number) => `${count} integrations`,
    (count) => planTier(count).deploymentWeeks,
    [
      [0, 0],
      [1, 3],
      [5, 3],
      [6, 4],
      [15, 4],
      [16, 6],
      [30, 6],
      [31, 8],
      [50, 8],
      [51, 10],
      [200, 10],
    ],
  ),
  properties: {
    'three-to-ten': 'It is 3 to 10 weeks, and one more integration never shortens it.',
  },
} as const satisfies Rule;
