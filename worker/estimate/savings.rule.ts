import type { Rule } from './Rule.ts';

export const savingsRule = {
  title: 'Savings',
  section: '9, Savings and timeline',
  decisions: ['E16'],
  formula:
    'in-house initial cost − embedded year 1, and that ÷ in-house initial cost in whole percent; both at least 0',
  boundaries: [],
  properties: {
    difference:
      'Savings plus the smaller of both totals are the in-house initial cost, to the cent.',
    percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
  },
} as const satisfies Rule;

export const monthlySavingsRule = {
  title: 'Monthly savings',
  section: '9, Savings and timeline',
  decisions: ['E16'],
  formula:
    'in-house maintenance − monthly price, at least 0; and that ÷ in-house maintenance in whole percent',
  boundaries: [],
  properties: {
    difference:
      'Savings plus the smaller of maintenance and subscription are the maintenance, to the cent.',
    percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
  },
} as const satisfies Rule;
