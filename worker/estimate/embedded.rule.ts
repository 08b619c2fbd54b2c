import { assumedNumbers } from '../../contract/assumptions.ts';
import { usersIn } from './countedPrice.ts';
import { embeddedOwnCosts, embeddedPlan, leavingUsd, planTier } from './embeddedPlan.ts';
import { boundaries, type Rule } from './Rule.ts';
import type { UserPlan } from './rateCard.ts';
import { userPlanPrice } from './userPlanPrice.ts';

/** The rules of the embedded plan. */
export const embeddedRules = {
  'embedded-plan': {
    title: 'Price of the embedded plan',
    section: '9, Embedded product plan',
    decisions: ['E2', 'E13', 'E24'],
    formula:
      '1800 + 12 × the monthly price: 899, 1499, 2299, 3499, 4999 up to 5, 15, 30, 50, above',
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
      discount:
        'A discount that the visitor assumes lowers both prices by its percentage, half cents up.',
      'next-step':
        'The price stays up to the stated number of integrations, and then rises as stated.',
    },
  },
  'embedded-weeks': {
    title: 'Deployment of the embedded plan',
    section: '9, Savings and timeline',
    decisions: ['E11', 'E39'],
    formula: '3, 4, 6, 8, 10 weeks by plan tier, or the weeks that the visitor states',
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
      'three-to-ten':
        'It is what the visitor states, or 3 to 10 weeks, half as many again at mid-range; one more integration never shortens it.',
    },
  },
  'embedded-own-work': {
    title: 'Your own work on the embedded product',
    section: '9, Embedded plan',
    decisions: ['E24'],
    formula: 'integrations × assumed hours × hourly rate, once and per month',
    reading:
      'The cost multiplier does not apply. It is part of the comparisons over 12, 36 and 60 months, not of the plan’s price.',
    boundaries: boundaries(
      ([count, hours]: readonly [number, number]) => `${count} integrations, ${hours} h each, $55`,
      ([effectiveCount, hours]) =>
        embeddedOwnCosts({
          effectiveCount,
          hourlyRateUsd: 55,
          assumed: { ...assumedNumbers(null, 0), embeddedHoursPerIntegration: hours },
        }).ownOnceUsd,
      [
        [[5, 0], 0],
        [[5, 8], 2200],
        [[1, 0.5], 27.5],
      ],
    ),
    properties: {
      'hours-times-rate':
        'It is hours × rate for each integration; neither team nor share changes it.',
    },
  },
  overage: {
    title: 'Overage of the plan',
    section: '9, Embedded product plan',
    decisions: ['E36'],
    formula: 'assumed USD a month + the discounted subscription, in costs over time',
    reading:
      'It rises with the price of the plan. The price of year 1 and the savings leave it out, as they leave out own work.',
    properties: {
      'added-to-each-month':
        'Over 12 months it adds twelve times its amount to the embedded cost, and nothing to the price of the plan.',
    },
  },
  leaving: {
    title: 'Leaving the embedded product',
    section: '9, Embedded plan',
    decisions: ['E36'],
    formula:
      'integrations × assumed hours × hourly rate of the month of leaving, or of the third year without one',
    reading:
      'The cost multiplier does not apply. With a month of leaving it is part of the embedded costs over time from that month on, which go on with the price: what replaces the product is not known. Without one it is in no total.',
    boundaries: boundaries(
      ([count, hours, rise, month]: readonly [number, number, number, number]) =>
        `${count} integrations, ${hours} h each, $55, rates up ${rise}% a year, month ${month}`,
      ([effectiveCount, leavingHoursPerIntegration, wageRisePercentagePerYear, leavingMonth]) =>
        leavingUsd({
          effectiveCount,
          hourlyRateUsd: 55,
          assumed: { leavingHoursPerIntegration, leavingMonth, wageRisePercentagePerYear },
        }),
      [
        [[5, 0, 10, 0], 0],
        [[5, 8, 0, 0], 2200],
        [[5, 8, 100, 0], 8800],
        [[5, 8, 100, 12], 2200],
        [[5, 8, 100, 13], 4400],
        [[5, 8, 100, 60], 35_200],
        [[1, 0.5, 0, 24], 27.5],
      ],
    ),
    properties: {
      'rate-of-its-year':
        'It is hours × rate for each integration, and the rate has risen after each year before.',
      'in-its-month':
        'It adds its amount to the embedded cost from the month of leaving on, and changes nothing else.',
    },
  },
  'user-plans': {
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
      'year-one': 'Year 1 is the setup fee and twelve months.',
    },
  },
  'counted-price': {
    title: 'Price that counts in costs over time',
    section: '9, Other pricing tables',
    decisions: ['E45'],
    formula:
      'the list by integrations, starter or pro for the users of the month, or the visitor’s quote, less the discount',
    reading:
      'Users change evenly from month 1 to month 36, rounded to whole users, and then stay. Price rises and overage come on top.',
    boundaries: boundaries(
      ([users, month]: readonly [number, number]) =>
        `100 users now, ${users} in month 36: month ${month}`,
      ([usersAtEnd, month]) => usersIn(month, 100, usersAtEnd),
      [
        [[100, 1], 100],
        [[135, 1], 100],
        [[135, 2], 101],
        [[135, 36], 135],
        [[135, 60], 135],
        [[170, 2], 102],
        [[101, 18], 100],
        [[101, 19], 101],
        [[0, 35], 3],
        [[0, 36], 0],
      ],
    ),
    properties: {
      'only-over-time': 'Another price changes costs over time, and no figure of the estimate.',
      'sum-of-months': 'The subscription is the price of each month by its users, with the rises.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
