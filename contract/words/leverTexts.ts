import { formatExactUsd } from '../format/money.ts';
import { formatNumber, formatPercentage } from '../format/numbers.ts';
import { formatCount, type Noun } from '../format/phrases.ts';

const counted = (noun: Noun) => (value: number) => formatCount(value, noun);

/** The name of each lever on the page and in the report, and how its values are written. */
export const leverWords = {
  integrations: { name: 'Integrations', value: counted('integration') },
  rate: { name: 'Hourly rate', value: (value) => `${formatExactUsd(value)} an hour` },
  hours: { name: 'Hours of work', value: (value) => `${formatPercentage(value)} of the estimate` },
  team: { name: 'Team size', value: counted('developer') },
  devTime: {
    name: 'Time spent on integrations',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
  },
  listings: {
    name: 'Marketplace listings',
    value: (value) => (value === 1 ? 'with listings' : 'without listings'),
  },
  reviews: {
    name: 'Longest platform review',
    value: (value) => `${counted('week')(value)} of review`,
  },
  deployment: { name: 'Deployment of the embedded product', value: counted('week') },
} as const satisfies Record<string, { name: string; value: (value: number) => string }>;
