import {
  formatExactUsd,
  formatNumber,
  formatPercentage,
} from '../../../contract/format/numbers.ts';
import type { Lever } from '../../forecast/costLevers.ts';
import { formatCount } from '../../format/phrases.ts';

/** The name of each lever, and a value of it with its unit. */
export const leverTexts: Readonly<
  Record<Lever, { readonly name: string; readonly value: (value: number) => string }>
> = {
  integrations: {
    name: 'Integrations',
    value: (value) => formatCount(value, 'integration'),
  },
  rate: { name: 'Hourly rate', value: (value) => `${formatExactUsd(value)} an hour` },
  hours: {
    name: 'Hours of work',
    value: (value) => `${formatPercentage(value)} of the estimate`,
  },
  team: { name: 'Team size', value: (value) => formatCount(value, 'developer') },
  devTime: {
    name: 'Time spent on integrations',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
  },
  maintenance: {
    name: 'Maintenance (share of build)',
    value: (value) => `${formatNumber(value, 1)}% a year`,
  },
  listings: {
    name: 'Marketplace listings',
    value: (value) => (value === 1 ? 'with listings' : 'without listings'),
  },
  reviews: {
    name: 'Longest platform review',
    value: (value) => `${formatCount(value, 'week')} of review`,
  },
  planPrice: {
    name: 'Price of the plan',
    value: (value) => `${formatNumber(value, 2)}% of list price`,
  },
  planRise: {
    name: 'Price rise of the plan',
    value: (value) => `${formatNumber(value, 1)}% a year`,
  },
  wageRise: {
    name: 'Rise of hourly rates',
    value: (value) => `${formatNumber(value, 1)}% a year`,
  },
  ownSetup: {
    name: 'Your setup work, embedded',
    value: (value) => `${formatNumber(value, 2)} h each`,
  },
  ownEffort: {
    name: 'Your monthly work, embedded',
    value: (value) => `${formatNumber(value, 2)} h a month each`,
  },
  deployment: {
    name: 'Deployment of the embedded product',
    value: (value) => formatCount(value, 'week'),
  },
};
