import { formatExactUsd, formatNumber, formatPercentage } from './numbers.ts';

const counted = (noun: string) => (value: number) =>
  `${formatNumber(value, 1)} ${noun}${value === 1 ? '' : 's'}`;
const perYear = (value: number) => `${formatNumber(value, 1)}% a year`;

/** The name of each lever, and a value of it with its unit, on the page and in the report. */
export const leverTexts = {
  integrations: { name: 'Integrations', value: counted('integration') },
  rate: { name: 'Hourly rate', value: (value: number) => `${formatExactUsd(value)} an hour` },
  hours: {
    name: 'Hours of work',
    value: (value: number) => `${formatPercentage(value)} of the estimate`,
  },
  team: { name: 'Team size', value: counted('developer') },
  devTime: {
    name: 'Time spent on integrations',
    value: (value: number) => `${formatNumber(value, 2)}% of their time`,
  },
  maintenance: { name: 'Maintenance (share of build)', value: perYear },
  listings: {
    name: 'Marketplace listings',
    value: (value: number) => (value === 1 ? 'with listings' : 'without listings'),
  },
  reviews: {
    name: 'Longest platform review',
    value: (value: number) => `${counted('week')(value)} of review`,
  },
  planPrice: {
    name: 'Price of the plan',
    value: (value: number) => `${formatNumber(value, 2)}% of list price`,
  },
  planRise: { name: 'Price rise of the plan', value: perYear },
  wageRise: { name: 'Rise of hourly rates', value: perYear },
  ownSetup: {
    name: 'Your setup work, embedded',
    value: (value: number) => `${formatNumber(value, 2)} h each`,
  },
  ownEffort: {
    name: 'Your monthly work, embedded',
    value: (value: number) => `${formatNumber(value, 2)} h a month each`,
  },
  deployment: { name: 'Deployment of the embedded product', value: counted('week') },
} as const;

/** An input or assumption that the sensitivity analysis varies while the others stay the same. */
export type Lever = keyof typeof leverTexts;
